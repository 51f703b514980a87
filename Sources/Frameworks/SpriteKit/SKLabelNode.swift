import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center, top, bottom }

@preconcurrency @MainActor open class SKLabelNode: SKNode {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var numberOfLines = 1
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SceneDecoder { readLabel(coder) }
    }

    // MARK: Drawing

    private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? UIFont(name: "HelveticaNeue-UltraLight", size: fontSize) ?? .systemFont(ofSize: fontSize) }
    private var shown: NSAttributedString {
        if let attributedText { return attributedText }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = switch horizontalAlignmentMode { case .left: .left; case .right: .right; case .center: .center }
        let ink = (fontColor ?? .white).mixed(with: color ?? .white, color == nil ? 0 : colorBlendFactor)
        return NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: ink, .paragraphStyle: paragraph])
    }
    private var room: CGSize {
        let text = shown
        guard numberOfLines != 1 else { return text.size() }
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
        return text.boundingRect(with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil).size
    }
    override var ownBounds: CGRect? {
        let size = room
        let x = switch horizontalAlignmentMode { case .left: CGFloat(0); case .right: -size.width; case .center: -size.width / 2 }
        let y = switch verticalAlignmentMode { case .top: -size.height; case .center: -size.height / 2; case .bottom: CGFloat(0); case .baseline: font.descender - (size.height - font.lineHeight) }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    override func draw(in context: CGContext) {
        guard let bounds = ownBounds, bounds.width > 0 else { return }
        context.translateBy(x: bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        shown.draw(with: CGRect(origin: .zero, size: CGSize(width: bounds.width + 1, height: bounds.height + 1)), options: .usesLineFragmentOrigin, context: nil)
    }
    override func describeLook(_ hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(fontName)
        hasher.combine(fontSize)
        hasher.combine(fontColor)
        hasher.combine(color)
        hasher.combine(colorBlendFactor)
        hasher.combine(horizontalAlignmentMode)
        hasher.combine(verticalAlignmentMode)
    }
    override func blank() -> SKNode {
        let copy = SKLabelNode()
        (copy.text, copy.attributedText, copy.fontName, copy.fontSize, copy.fontColor) = (text, attributedText, fontName, fontSize, fontColor)
        (copy.color, copy.colorBlendFactor, copy.numberOfLines, copy.preferredMaxLayoutWidth) = (color, colorBlendFactor, numberOfLines, preferredMaxLayoutWidth)
        (copy.horizontalAlignmentMode, copy.verticalAlignmentMode) = (horizontalAlignmentMode, verticalAlignmentMode)
        return copy
    }
}
