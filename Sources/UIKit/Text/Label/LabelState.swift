import CoreGraphics
import Foundation
import TextEngine

struct LabelState {
    var text: String?
    var attributed: NSAttributedString?
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor: UIColor = .label
    var highlightedTextColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var isEnabled = true
    var isHighlighted = false
    var adjustsFontSize = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var preferredWidth: CGFloat = 0
    var adjustsForCategory = false
    var intrinsicHeight: CGFloat?
    /// The last layout, and what it was made for.
    var layout: (key: LabelLayoutKey, layout: TextLayout)?
    var measured: [LabelLayoutKey: CGSize] = [:]
    var source: TextSource?
}

struct LabelLayoutKey: Hashable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
}
