import CoreGraphics
import Foundation
import QuartzCore
import TextEngine

extension UILabel {
    private static let unbounded: CGFloat = 1e7

    private var textSource: TextSource {
        if let source = state.source { return source }
        var format = ParagraphFormat()
        format.alignment = state.textAlignment.engineAlignment
        format.lineBreak = state.lineBreakMode == .byCharWrapping ? .charWrapping : .wordWrapping
        if effectiveUserInterfaceLayoutDirection == .rightToLeft, state.textAlignment == .natural { format.direction = .rightToLeft }
        let source: TextSource
        if let attributed = state.attributed {
            source = TextConversion.source(attributed, defaultFont: state.font, format: format)
        } else {
            source = TextSource(state.text ?? "", style: TextStyle(font: state.font.engine), format: format)
        }
        state.source = source
        return source
    }

    private var isEmptyText: Bool { (state.attributed?.length ?? state.text?.utf16.count ?? 0) == 0 }

    /// How the last line ends.
    private var truncation: ParagraphFormat.LineBreak? {
        switch state.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: nil
        case .byClipping: .clipping
        default: state.lineBreakMode.engineMode
        }
    }

    private func makeLayout(_ source: TextSource, _ size: CGSize, _ lines: Int) -> TextLayout {
        TextLayout(source, .init(width: Double(size.width), height: Double(size.height), maximumLines: lines, truncation: truncation))
    }

    // MARK: Measuring

    private func pixels(_ length: CGFloat) -> CGFloat {
        let scale = max(layer.contentsScale, 1)
        // A length that is a pixel's multiple but for rounding isn't rounded up to the next.
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// The size of the text in lines of `width`, in whole pixels.
    func size(width: CGFloat, lines: Int? = nil, height: CGFloat = .infinity) -> CGSize {
        guard !isEmptyText else { return .zero }
        let lines = lines ?? state.numberOfLines
        let width = width > 0 ? width : UILabel.unbounded
        let key = LabelLayoutKey(width: width, height: height, lines: lines)
        if let known = state.measured[key] { return known }
        let source = textSource
        let room = lines == 1 && state.adjustsFontSize ? UILabel.unbounded : width
        let used = makeLayout(source, CGSize(width: room, height: height), lines).size
        let size = CGSize(width: min(pixels(used.width), max(width, 0)), height: pixels(used.height))
        state.measured[key] = size
        return size
    }

    var intrinsicSize: CGSize {
        let size = size(width: state.numberOfLines == 1 ? UILabel.unbounded : state.preferredWidth > 0 ? state.preferredWidth : UILabel.unbounded)
        if let height = state.intrinsicHeight, state.numberOfLines == 1, size != .zero { return CGSize(width: size.width, height: height) }
        return size == .zero ? CGSize(width: 0, height: 0) : size
    }

    func fittedSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UILabel.unbounded
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: size.height > 0 ? size.height : UILabel.unbounded), limitedToNumberOfLines: numberOfLines)
        return CGSize(width: pixels(rect.width), height: pixels(rect.height))
    }

    func measuredRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        let size = size(width: bounds.width, lines: lines, height: bounds.height > 0 ? bounds.height : .infinity)
        let text = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        let isRight = state.textAlignment == .right || (state.textAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let x = state.textAlignment == .center ? bounds.midX - text.width / 2 : isRight ? bounds.maxX - text.width : bounds.minX
        return CGRect(x: x, y: bounds.midY - text.height / 2, width: text.width, height: text.height)
    }

    // MARK: Layout for drawing

    /// The text in the lines it is drawn in, with its size made smaller where the label may do that.
    func layout(in size: CGSize) -> TextLayout {
        let key = LabelLayoutKey(width: size.width, height: size.height, lines: state.numberOfLines)
        if let known = state.layout, known.key == key { return known.layout }
        var source = textSource
        if state.adjustsFontSize, let factor = shrinkFactor(source, size) { source = source.scaled(by: factor) }
        let height = state.numberOfLines == 1 ? CGFloat.infinity : max(size.height, state.font.lineHeight)
        let made = makeLayout(source, CGSize(width: size.width, height: height), state.numberOfLines)
        state.layout = (key, made)
        return made
    }

    /// The largest part of the size, not below the minimum, at which the text fits; nil where it fits as it is.
    private func shrinkFactor(_ source: TextSource, _ size: CGSize) -> Double? {
        let least = Double(max(state.minimumScale, 0.05))
        let fits = { (factor: Double) -> Bool in
            let source = factor == 1 ? source : source.scaled(by: factor)
            if self.state.numberOfLines == 1 { return self.makeLayout(source, CGSize(width: UILabel.unbounded, height: .infinity), 1).size.width <= size.width + 0.01 }
            let layout = TextLayout(source, .init(width: Double(size.width), maximumLines: self.state.numberOfLines))
            return !layout.isTruncated && layout.size.height <= size.height + 0.01
        }
        guard size.width > 0, !fits(1) else { return nil }
        var (low, high) = (least, 1.0)
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The top left of the text in the label's bounds: it is centred upright.
    func origin(_ layout: TextLayout, in rect: CGRect) -> CGPoint {
        let height = layout.size.height
        var y = rect.minY + max((rect.height - height) / 2, height > rect.height && state.numberOfLines != 1 ? 0 : -.infinity)
        if !y.isFinite { y = rect.minY }
        let scale = max(layer.contentsScale, 1)
        if state.adjustsFontSize, state.numberOfLines == 1, state.baselineAdjustment == .alignBaselines, layout.source.styles.first?.style.font.size ?? 0 < Double(state.font.pointSize) {
            let full = rect.minY + (rect.height - state.font.lineHeight) / 2 + state.font.ascender
            y = full - CGFloat(layout.firstBaseline)
        }
        return CGPoint(x: rect.minX, y: (y * scale).rounded() / scale)
    }

    /// From the top to the first baseline and from the last one to the bottom, in whole pixels.
    var constrainedBaselines: (first: CGFloat, last: CGFloat) {
        let scale = max(layer.contentsScale, 1), rounded = { (length: CGFloat) in (length * scale).rounded() / scale }
        let width = state.numberOfLines == 1 || bounds.width <= 0 ? UILabel.unbounded : bounds.width
        let layout = makeLayout(textSource, CGSize(width: width, height: .infinity), state.numberOfLines)
        guard !isEmptyText, !layout.lines.isEmpty else { return (rounded(state.font.ascender), rounded(-state.font.descender)) }
        let height = state.numberOfLines == 1 ? state.intrinsicHeight ?? pixels(layout.size.height) : pixels(layout.size.height)
        return (rounded(CGFloat(layout.firstBaseline)), height - rounded(CGFloat(layout.lastBaseline)))
    }

    // MARK: Drawing

    private var shownColor: UIColor {
        if !state.isEnabled { return .tertiaryLabel }
        return state.isHighlighted ? state.highlightedTextColor ?? state.textColor : state.textColor
    }

    func drawLayout(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !isEmptyText, rect.width > 0 else { return }
        let layout = layout(in: rect.size), at = origin(layout, in: rect)
        if let shadow = state.shadowColor, state.attributed == nil {
            let offset = CGPoint(x: at.x + state.shadowOffset.width, y: at.y + state.shadowOffset.height)
            layout.draw(in: context, at: offset, color: shadow.resolvedColor(with: traitCollection).cgColor)
        }
        layout.draw(in: context, at: at, color: shownColor.resolvedColor(with: traitCollection).cgColor)
    }
}

extension TextSource {
    func scaled(by factor: Double) -> TextSource {
        var copy = self
        for index in copy.styles.indices {
            copy.styles[index].style.font = copy.styles[index].style.font.with(size: copy.styles[index].style.font.size * factor)
            copy.styles[index].style.kern = copy.styles[index].style.kern.map { $0 * factor }
        }
        return copy
    }
}

/// Labels are drawn straight into the picture: their text takes less time to draw than a bitmap of it to blend.
extension UILabel: @preconcurrency LayerDirectDrawing {
    package var drawsDirectly: Bool { !flags.drawsItself }

    /// Letters reach beyond their lines, and shadows beyond the letters.
    package var reach: CGRect {
        let letters = staysWithinLines ? bounds.insetBy(dx: -1 - font.pointSize / 10, dy: -1) : bounds.insetBy(dx: -font.pointSize, dy: -font.pointSize)
        guard shadowColor != nil else { return letters }
        return letters.union(letters.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
    }

    /// ASCII in the system font: its tallest letters end 1 % of the size above the line, italic ones reach 9 % to the side.
    private var staysWithinLines: Bool {
        state.attributed == nil && font.engine.isSystem && font.engine.key.design == .standard && (text?.utf8.allSatisfy { $0 < 0x80 } ?? true)
    }

    package func drawDirectly(in context: CGContext) {
        guard !isEmptyText else { return }
        UIGraphicsPushContext(context)
        context.saveGState()
        if clipsToBounds || textOverflows { context.clip(to: bounds) }
        drawText(in: bounds)
        context.restoreGState()
        UIGraphicsPopContext()
    }

    private var textOverflows: Bool {
        let layout = layout(in: bounds.size)
        return layout.size.height > bounds.height + 1 || layout.size.width > bounds.width + 1
    }
}
