import CoreGraphics
import Foundation
import QuartzCore
import TextEngine

extension UILabel {
    func setUpLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        layer.directDrawing = self
    }

    // MARK: Changes

    func redraw(_ change: (inout LabelState) -> Void) {
        change(&state)
        CATransaction.layerChanged(layer)
        setNeedsDisplay()
    }

    func relayout(_ change: (inout LabelState) -> Void) {
        change(&state)
        forgetLayout()
        invalidateIntrinsicContentSize()
    }

    func forgetLayout() {
        state.layout = nil
        state.measured.removeAll(keepingCapacity: true)
        state.source = nil
        CATransaction.layerChanged(layer)
        setNeedsDisplay()
    }

    /// A new size shows the same text: only its breaks may differ.
    func boundsChanged() {
        CATransaction.layerChanged(layer)
        setNeedsDisplay()
    }

    func setText(_ text: String?) {
        guard state.attributed != nil || state.text != text else { return }
        // Attributes of the old text's start are not kept: font, colour and alignment are the label's.
        relayout {
            $0.text = text
            $0.attributed = nil
        }
    }

    /// Font, colour and alignment of the text's start become the label's.
    func setAttributed(_ text: NSAttributedString?) {
        relayout { state in
            state.attributed = text.map { type(of: $0) == NSAttributedString.self ? $0 : NSAttributedString(attributedString: $0) }
            state.text = text?.string
            guard let text, text.length > 0 else { return }
            let first = text.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { state.font = font }
            if let color = first[.foregroundColor] as? UIColor { state.textColor = color }
            if let style = first[.paragraphStyle] as? NSParagraphStyle {
                state.textAlignment = style.alignment
                state.lineBreakMode = style.lineBreakMode
            }
        }
    }

    /// Text with the same attributes throughout. With nothing but a font and a colour it needs no attributed string, of which each costs memory for good:
    /// Foundation never lets go of their attributes here.
    func show(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        guard attributes.count == 2, let font = attributes[.font] as? UIFont, let color = attributes[.foregroundColor] as? UIColor else {
            attributedText = NSAttributedString(string: text, attributes: attributes)
            return
        }
        guard state.attributed != nil || state.text != text || state.font != font || state.textColor != color else { return }
        relayout { state in
            (state.text, state.attributed) = (text, nil)
            (state.font, state.textColor) = (font, color)
        }
    }

    /// Shows what another label shows.
    func show(textOf label: UILabel) {
        relayout { state in
            (state.text, state.attributed) = (label.state.text, label.state.attributed)
            (state.font, state.textColor) = (label.state.font, label.state.textColor)
            (state.textAlignment, state.lineBreakMode) = (label.state.textAlignment, label.state.lineBreakMode)
        }
    }

    func setFont(_ font: UIFont?) {
        let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
        guard font != state.font || state.attributed != nil else { return }
        relayout {
            $0.font = font
            $0.attributed = $0.attributed?.changing(.font, to: font)
        }
    }

    func setTextColor(_ color: UIColor?) {
        let color = color ?? .label
        redraw {
            $0.textColor = color
            $0.attributed = $0.attributed?.changing(.foregroundColor, to: color)
            $0.source = nil
            $0.layout = nil
        }
    }

    func setAlignment(_ alignment: NSTextAlignment) {
        relayout {
            $0.textAlignment = alignment
            $0.attributed = $0.attributed?.changingParagraphs { $0.alignment = alignment }
        }
    }

    func setLineBreakMode(_ mode: NSLineBreakMode) {
        relayout {
            $0.lineBreakMode = mode
            $0.attributed = $0.attributed?.changingParagraphs { $0.lineBreakMode = mode }
        }
    }

    /// What `attributedText` gives for plain text.
    var plainAttributed: NSAttributedString? {
        guard let text = state.text else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = state.textAlignment
        style.lineBreakMode = state.lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.font: state.font, .foregroundColor: state.textColor, .paragraphStyle: style]
        if let color = state.shadowColor {
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = state.shadowOffset
            attributes[.shadow] = shadow
        }
        return NSAttributedString(string: text, attributes: attributes)
    }

    func updateForTraits() {
        if state.adjustsForCategory, let style = state.font.textStyle {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            if font != state.font { return setFont(font) }
        }
        state.source = nil
        state.layout = nil
        CATransaction.layerChanged(layer)
        setNeedsDisplay()
    }

    // MARK: Nibs

    /// Keys of ../spec nib-classes, UILabel.
    func decodeLabel(_ coder: NSCoder) {
        if let font = coder.decodeObject(forKey: "UIFont") as? UIFont { state.font = font }
        if let color = coder.decodeObject(forKey: "UITextColor") as? UIColor { state.textColor = color }
        state.highlightedTextColor = coder.decodeObject(forKey: "UIHighlightedColor") as? UIColor
        state.shadowColor = coder.decodeObject(forKey: "UIShadowColor") as? UIColor
        if coder.containsValue(forKey: "UIShadowOffset") { state.shadowOffset = coder.decodeCGSize(forKey: "UIShadowOffset") }
        if coder.containsValue(forKey: "UINumberOfLines") { state.numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines") }
        if coder.containsValue(forKey: "UILineBreakMode") { state.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILineBreakMode")) ?? .byTruncatingTail }
        if coder.containsValue(forKey: "UITextAlignment") { state.textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural }
        if coder.containsValue(forKey: "UIBaselineAdjustment") {
            state.baselineAdjustment = UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: "UIBaselineAdjustment")) ?? .alignBaselines
        }
        state.adjustsFontSize = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit")
        if coder.containsValue(forKey: "UIMinimumScaleFactor") { state.minimumScale = CGFloat(coder.decodeFloat(forKey: "UIMinimumScaleFactor")) }
        state.allowsTightening = coder.decodeBool(forKey: "UIAdjustsLetterSpacingToFit")
        state.preferredWidth = CGFloat(coder.decodeFloat(forKey: "UIPreferredMaxLayoutWidth"))
        state.adjustsForCategory = coder.decodeBool(forKey: "UIAdjustsFontForContentSizeCategory")
        if coder.containsValue(forKey: "UIEnabled") { state.isEnabled = coder.decodeBool(forKey: "UIEnabled") }
        state.text = coder.decodeObject(forKey: "UIText") as? String
        if let attributed = coder.decodeObject(forKey: "UIAttributedText") as? NSAttributedString { setAttributed(attributed) }
        isUserInteractionEnabled = coder.containsValue(forKey: "UIUserInteractionDisabled") ? !coder.decodeBool(forKey: "UIUserInteractionDisabled") : false
    }

    nonisolated static func glueLabel(_ glue: inout ObjCGlue) {
        @MainActor func label(_ object: AnyObject) -> UILabel { object as! UILabel }
        glue.property("text", get: { label($0).text }, set: { label($0).text = _objcCast($1) })
        glue.property("attributedText", get: { label($0).attributedText }, set: { label($0).attributedText = _objcCast($1) })
        glue.property("font", get: { label($0).font }, set: { label($0).font = _objcCast($1) })
        glue.property("textColor", get: { label($0).textColor }, set: { label($0).textColor = _objcCast($1) })
        glue.property("highlightedTextColor", get: { label($0).highlightedTextColor }, set: { label($0).highlightedTextColor = _objcCast($1) })
        glue.property("numberOfLines", get: { label($0).numberOfLines }, set: { label($0).numberOfLines = _objcCast($1) })
        glue.property("textAlignment", get: { label($0).textAlignment.rawValue }, set: { label($0).textAlignment = NSTextAlignment(rawValue: _objcCast($1)) ?? .natural })
        glue.property("adjustsFontSizeToFitWidth", get: { label($0).adjustsFontSizeToFitWidth }, set: { label($0).adjustsFontSizeToFitWidth = _objcCast($1) })
        glue.property("minimumScaleFactor", get: { label($0).minimumScaleFactor }, set: { label($0).minimumScaleFactor = _objcCast($1) })
        glue.property("enabled", get: { label($0).isEnabled }, set: { label($0).isEnabled = _objcCast($1) })
        glue.property("highlighted", get: { label($0).isHighlighted }, set: { label($0).isHighlighted = _objcCast($1) })
        glue.property("preferredMaxLayoutWidth", get: { label($0).preferredMaxLayoutWidth }, set: { label($0).preferredMaxLayoutWidth = _objcCast($1) })
    }
}

extension NSAttributedString {
    func changing(_ key: Key, to value: Any) -> NSAttributedString { mapping { $0[key] = value } }

    func changingParagraphs(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        mapping { attributes in
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as! NSMutableParagraphStyle
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Made anew run by run: corelibs' `addAttribute` stops the program on some copies.
    private func mapping(_ change: (inout [Key: Any]) -> Void) -> NSAttributedString {
        let result = NSMutableAttributedString(string: ""), text = string as NSString
        var index = 0
        while index < length {
            var run = NSRange()
            var attributes = attributes(at: index, effectiveRange: &run)
            let end = min(max(run.location + run.length, index + 1), length)
            change(&attributes)
            result.append(NSAttributedString(string: text.substring(with: NSRange(location: index, length: end - index)), attributes: attributes))
            index = end
        }
        return result
    }
}
