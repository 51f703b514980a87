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

    open override var frame: CGRect {
        let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        let size = attributedText?.size() ?? ((text ?? "") as NSString).size(withAttributes: [.font: font])
        let x = switch horizontalAlignmentMode { case .left: position.x; case .right: position.x - size.width; case .center: position.x - size.width / 2 }
        let y = switch verticalAlignmentMode { case .top: position.y - size.height; case .center: position.y - size.height / 2; case .bottom, .baseline: position.y }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
