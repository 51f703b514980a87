import Foundation
import FoundationGaps
import ObjCRuntime

/// A spinner of eight spokes, one turn a second.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    var spinning = false
    var firstSpoke = 0

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        prepare()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        decodeIndicator(coder)
        prepare()
    }

    open var style: UIActivityIndicatorView.Style { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
    open var color: UIColor! {
        get { customColor ?? Self.color(of: style) }
        set { customColor = newValue; setNeedsDisplay() }
    }
    var customColor: UIColor?
    open var hidesWhenStopped: Bool = true { didSet { if !spinning { isHidden = hidesWhenStopped } } }
    open var isAnimating: Bool { spinning }

    open func startAnimating() {
        spinning = true
        isHidden = false
        setNeedsDisplay()
    }

    open func stopAnimating() {
        spinning = false
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
    open override func draw(_ rect: CGRect) { drawSpokes() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("color", get: { ($0 as! UIActivityIndicatorView).color }, set: { ($0 as! UIActivityIndicatorView).color = _objcCast($1) })
        glue.property("hidesWhenStopped", get: { ($0 as! UIActivityIndicatorView).hidesWhenStopped }, set: { ($0 as! UIActivityIndicatorView).hidesWhenStopped = _objcCast($1) })
        glue.action("startAnimating") { object, _ in (object as! UIActivityIndicatorView).startAnimating(); return nil }
        glue.action("stopAnimating") { object, _ in (object as! UIActivityIndicatorView).stopAnimating(); return nil }
        glue.creates { UIActivityIndicatorView(style: .medium) }
    }
}

extension UIActivityIndicatorView {
    /// Of 255, from the faintest spoke to the one that leads.
    static let spokeAlphas: [CGFloat] = [47, 47, 47, 47, 72, 97, 122, 147]

    func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        if !spinning, hidesWhenStopped { isHidden = true }
    }

    func decodeIndicator(_ coder: NSCoder) {
        let raw = coder.integer("UIActivityIndicatorViewStyle-Modern") ?? coder.integer("UIActivityIndicatorViewStyle")
        if let raw, let style = Style(rawValue: raw) { self.style = style }
        if let hides = coder.bool("UIHidesWhenStopped") { hidesWhenStopped = hides }
        customColor = coder.object("UIColor")
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
    }

    static func size(of style: Style) -> CGSize {
        switch style {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        default: CGSize(width: 20, height: 20)
        }
    }

    static func color(of style: Style) -> UIColor {
        switch style {
        case .white, .whiteLarge: .white
        default: UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 1) : UIColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255, alpha: 1)
        }
        }
    }

    func drawSpokes() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let size = Self.size(of: style), radius = size.width / 2
        let spoke = CGRect(x: -radius / 10, y: -radius, width: radius / 5, height: radius * 0.5)
        for (index, alpha) in Self.spokeAlphas.enumerated() {
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: CGFloat(firstSpoke + index + 1) * .pi / 4)
            color.withAlphaComponent(alpha / 147 * 0.75).setFill()
            UIBezierPath(roundedRect: spoke, cornerRadius: spoke.width / 2).fill()
            context.restoreGState()
        }
    }
}
