import Foundation
import ObjCRuntime

extension UIPickerView {
    static let rowHeight: CGFloat = 32
    static let sideMargin: CGFloat = 9

    func reload() {
        let old = components
        components.forEach { $0.views.values.forEach { $0.removeFromSuperview() } }
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        components = (0..<count).map { index in
            var component = PickerComponent()
            component.selected = old.indices.contains(index) ? old[index].selected : 0
            return component
        }
        components.indices.forEach(reload)
    }

    func reload(_ index: Int) {
        components[index].views.values.forEach { $0.removeFromSuperview() }
        components[index].views = [:]
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0
        components[index].rows = rows
        components[index].selected = rows == 0 ? -1 : min(max(components[index].selected, 0), rows - 1)
        let height = _implements(delegate, "pickerView(_:rowHeightForComponent:)") ? delegate!.pickerView(self, rowHeightForComponent: index) : Self.rowHeight
        let even = max(bounds.width - 2 * Self.sideMargin, 0) / CGFloat(max(components.count, 1))
        let width = _implements(delegate, "pickerView(_:widthForComponent:)") ? delegate!.pickerView(self, widthForComponent: index) : even
        components[index].rowSize = CGSize(width: width, height: height)
    }

    func select(_ row: Int, in index: Int) {
        guard components.indices.contains(index), components[index].rows > 0 else { return }
        components[index].selected = min(max(row, 0), components[index].rows - 1)
        components[index].position = nil
        setNeedsLayout()
    }

    /// The wheel at a place across the picker.
    func component(at x: CGFloat) -> Int? {
        var left = wheelsOrigin
        for index in components.indices {
            let right = left + components[index].rowSize.width
            if x >= left, x < right { return index }
            left = right
        }
        return nil
    }

    /// A tap on a row off the middle turns the wheel there and tells the delegate.
    func tapped(at point: CGPoint) {
        guard let index = component(at: point.x) else { return }
        let row = components[index].selected + Int(((point.y - bounds.midY) / components[index].rowSize.height).rounded())
        guard (0..<components[index].rows).contains(row), row != components[index].selected else { return }
        roll.turn(index, to: row)
    }

    package func selectByUser(_ row: Int, in component: Int) {
        select(row, in: component)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    private var wheelsOrigin: CGFloat { (bounds.width - components.reduce(0) { $0 + $1.rowSize.width }) / 2 }

    func layoutWheels() {
        components.indices.forEach { index in
            if !_implements(delegate, "pickerView(_:widthForComponent:)") {
                components[index].rowSize.width = max(bounds.width - 2 * Self.sideMargin, 0) / CGFloat(components.count)
            }
        }
        var x = wheelsOrigin
        for index in components.indices {
            layoutWheel(index, x: x)
            x += components[index].rowSize.width
        }
    }

    /// Only rows on the visible half of the drum exist: seven at most. Off-centre rows are squeezed and faded.
    private func layoutWheel(_ index: Int, x: CGFloat) {
        let size = components[index].rowSize, middle = components[index].middle
        let selected = Int(middle.rounded())
        let reach = 3
        let visible = components[index].rows == 0 ? 0..<0 : max(selected - reach, 0)..<min(selected + reach + 1, components[index].rows)
        for (row, view) in components[index].views where !visible.contains(row) {
            view.removeFromSuperview()
            components[index].views[row] = nil
        }
        for row in visible {
            let view = components[index].views[row] ?? makeView(row, in: index)
            components[index].views[row] = view
            if view.superview !== self { addSubview(view) }
            let angle = (CGFloat(row) - middle) * 0.42
            view.bounds = CGRect(origin: .zero, size: size)
            view.center = CGPoint(x: x + size.width / 2, y: bounds.midY + sin(angle) * size.height / 0.42)
            view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.1))
            view.alpha = row == selected ? 1 : 0.447 * max(cos(angle), 0)
        }
    }

    private func makeView(_ row: Int, in component: Int) -> UIView {
        if _implements(delegate, "pickerView(_:viewForRow:forComponent:reusing:)") {
            return delegate!.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        }
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        label.textAlignment = .center
        if _implements(delegate, "pickerView(_:attributedTitleForRow:forComponent:)"), let title = delegate!.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else if _implements(delegate, "pickerView(_:titleForRow:forComponent:)") {
            label.text = delegate!.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        } else {
            label.text = "?"
        }
        return label
    }

    func drawSelectionBar() {
        let height = components.first?.rowSize.height ?? Self.rowHeight
        let bar = CGRect(x: Self.sideMargin, y: bounds.midY - height / 2, width: bounds.width - 2 * Self.sideMargin, height: height)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: 8).fill()
    }
}
