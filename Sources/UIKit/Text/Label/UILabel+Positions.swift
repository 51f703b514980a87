import TextEngine

/// Where places of the text are, in the label's coordinates: for carets, selections and links.
extension UILabel {
    private var placed: (layout: TextLayout, origin: CGPoint) {
        let layout = layout(in: bounds.size)
        return (layout, origin(layout, in: bounds))
    }

    /// Zero wide, as high as its line.
    func caretBox(at index: Int) -> CGRect {
        let (layout, origin) = placed
        guard !layout.lines.isEmpty else {
            let x: CGFloat = switch textAlignment {
            case .center: bounds.midX
            case .right: bounds.maxX
            case .natural, .justified: isRightToLeft ? bounds.maxX : bounds.minX
            default: bounds.minX
            }
            return CGRect(x: x, y: numberOfLines == 1 ? bounds.midY - font.lineHeight / 2 : bounds.minY, width: 0, height: font.lineHeight)
        }
        return layout.caret(at: index).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The place nearest to a point, in UTF-16 units.
    func textIndex(at point: CGPoint) -> Int {
        let (layout, origin) = placed
        return layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// One or more boxes a line.
    func boxes(of range: NSRange) -> [CGRect] {
        let (layout, origin) = placed
        return layout.boxes(of: range.location..<NSMaxRange(range)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
}
