import QuartzCore

/// The caret of a text field or view, or the selection behind its text, in its tint colour. It doesn't blink: frames would never end.
@MainActor final class TextCaret {
    private var layers: [CALayer] = []
    /// Points.
    static let width: CGFloat = 2

    /// - Parameter label: what shows the text, inside `view`.
    func place(in view: UIView & UITextInput, over label: UILabel, _ selection: NSRange, isShown: Bool) {
        layers.forEach { $0.removeFromSuperlayer() }
        layers = []
        guard isShown, view.bounds.width > 0 else { return }
        let color = view.tintColor ?? .systemBlue
        if selection.length == 0 {
            // A subclass may say where it is, or that it has no size.
            var box = view.caretRect(for: TextPlace(selection.location))
            guard box.width > 0 else { return }
            box.origin.x = min(max(box.minX, view.bounds.minX), view.bounds.maxX - Self.width)
            add(box, color, to: view, at: nil)
        } else {
            for box in label.boxes(of: selection) { add(label.convert(box, to: view), color.withAlphaComponent(0.2), to: view, at: 0) }
        }
    }

    private func add(_ frame: CGRect, _ color: UIColor, to view: UIView, at index: UInt32?) {
        let layer = CALayer()
        layer.frame = frame
        layer.cornerRadius = index == nil ? Self.width / 2 : 0
        layer.backgroundColor = color.resolvedColor(with: view.traitCollection).cgColor
        if let index { view.layer.insertSublayer(layer, at: index) } else { view.layer.addSublayer(layer) }
        layers.append(layer)
    }
}
