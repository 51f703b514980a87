import Foundation
import FoundationGaps

extension UISegmentedControl {
    static var height: CGFloat { PlatformMetrics.current.segmentedHeight }

    /// Indices beyond the range are pinned to it, as the documentation of each method says.
    func pinned(_ index: Int) -> Int { min(max(index, 0), segments.count - 1) }

    /// Indices beyond the end append.
    func insert(_ segment: SegmentModel, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.imageView)
        addSubview(segment.label)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segmentsChanged()
    }

    func remove(_ index: Int) {
        guard segments.indices.contains(index) else { return }
        let selected = selectedSegmentIndex
        selectedSegmentIndex = Self.noSegment
        let gone = segments.remove(at: index)
        gone.label.removeFromSuperview()
        gone.imageView.removeFromSuperview()
        selectedSegmentIndex = selected == index ? Self.noSegment : selected > index ? selected - 1 : selected
        segmentsChanged()
    }

    func removeAll() { while !segments.isEmpty { remove(segments.count - 1) } }

    func change(_ index: Int, _ body: (inout SegmentModel) -> Void) {
        guard !segments.isEmpty else { return }
        let index = pinned(index)
        let old = segments[index]
        body(&segments[index])
        if old.label !== segments[index].label {
            old.label.removeFromSuperview()
            old.imageView.removeFromSuperview()
            addSubview(segments[index].imageView)
            addSubview(segments[index].label)
        }
        segmentsChanged()
    }

    private func segmentsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func selectByUser(_ index: Int) {
        guard segments[index].isEnabled, index != selectedSegmentIndex || isMomentary else { return }
        if !isMomentary { selectedSegmentIndex = index }
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged()
    }

    // MARK: Geometry

    var fittingSize: CGSize {
        guard !segments.isEmpty else { return CGSize(width: 0, height: Self.height) }
        segments.indices.forEach(configure)
        let natural = segments.map(naturalWidth)
        let widest = natural.max() ?? 0
        let width = segments.indices.reduce(CGFloat(0)) { sum, index in
            sum + (segments[index].width > 0 ? segments[index].width : apportionsSegmentWidthsByContent ? natural[index] : widest)
        }
        return CGSize(width: width + CGFloat(segments.count - 1) * Self.dividerWidth, height: Self.height)
    }

    private static let dividerWidth: CGFloat = 1

    private func naturalWidth(_ segment: SegmentModel) -> CGFloat {
        let font = titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
        let content = segment.image?.size.width ?? segment.title?.size(withAttributes: [.font: font]).width ?? 0
        return (content + PlatformMetrics.current.segmentPadding).rounded(.up)
    }

    /// Fixed widths as they are; the rest of the room shared evenly or in proportion to the content.
    func segmentRects() -> [CGRect] {
        let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
        let flexible = segments.filter { $0.width == 0 }
        let room = max(bounds.width - fixed, 0)
        let natural = max(flexible.reduce(CGFloat(0)) { $0 + naturalWidth($1) }, 1)
        var x: CGFloat = 0
        let rects = segments.map { segment in
            let share = apportionsSegmentWidthsByContent ? room * naturalWidth(segment) / natural : room / CGFloat(max(flexible.count, 1))
            let width = segment.width > 0 ? segment.width : share
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        return isRightToLeft ? rects.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) } : rects
    }

    func segmentIndex(at point: CGPoint) -> Int? { segmentRects().firstIndex { $0.contains(point) } }

    // MARK: Appearance

    private func configure(_ index: Int) {
        let segment = segments[index], selected = index == selectedSegmentIndex
        segment.imageView.image = segment.image
        segment.imageView.tintColor = .label
        segment.label.textAlignment = .center
        segment.label.text = segment.title
        segment.label.font = .systemFont(ofSize: 13, weight: selected ? .semibold : .medium)
        segment.label.textColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
        let attributes = (selected ? titleAttributes[.selected] : nil) ?? titleAttributes[.normal]
        if let attributes, let title = segment.title {
            let base: [NSAttributedString.Key: Any] = [.font: segment.label.font as Any, .foregroundColor: segment.label.textColor as Any]
            segment.label.show(title, base.merging(attributes) { $1 })
        }
    }

    func layoutSegments() {
        for (index, rect) in segmentRects().enumerated() {
            configure(index)
            let segment = segments[index]
            segment.label.isHidden = segment.title == nil
            segment.label.frame = rect.insetBy(dx: min(6, rect.width / 2), dy: 0).offsetBy(dx: segment.offset.width, dy: segment.offset.height)
            let size = segment.image?.size ?? .zero
            segment.imageView.frame = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        }
        setNeedsDisplay()
    }

    func drawSegments() {
        let rects = segmentRects()
        if let image = backgroundImages[.normal] { image.draw(in: bounds) } else {
            UIColor.tertiarySystemFill.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 9).fill()
        }
        UIColor.separator.setFill()
        for index in rects.indices.dropFirst() where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
            let x = isRightToLeft ? rects[index].maxX : rects[index].minX
            UIBezierPath(rect: CGRect(x: x - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))).fill()
        }
        guard rects.indices.contains(selectedSegmentIndex) else { return }
        if let image = backgroundImages[.selected] { return image.draw(in: rects[selectedSegmentIndex]) }
        drawThumb(rects[selectedSegmentIndex].insetBy(dx: 2, dy: 2), color: selectedSegmentTintColor ?? Self.thumbColor, radius: 7)
    }

    static var thumbColor: UIColor { UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white } }

    func decodeSegments(_ coder: NSCoder) {
        for segment in coder.object("UISegments", as: [UISegment].self) ?? [] {
            segment.removeFromSuperview()
            insert(segment.model, at: segments.count)
        }
        if let selected = coder.integer("UISelectedSegmentIndex"), segments.indices.contains(selected) { selectedSegmentIndex = selected }
        if coder.decodeBool(forKey: "UIMomentary") { isMomentary = true }
        selectedSegmentTintColor = coder.object("UISegmentedControlSelectedSegmentTintColor")
    }
}
