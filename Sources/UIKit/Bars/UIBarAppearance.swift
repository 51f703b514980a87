import Foundation
import ObjCRuntime

/// How the background of a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public let idiom: UIUserInterfaceIdiom

    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        setDefaults()
    }

    public convenience override init() { self.init(idiom: .unspecified) }

    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        setDefaults()
        adopt(barAppearance)
    }

    public required init(coder: NSCoder) {
        idiom = .unspecified
        super.init()
        setDefaults()
        decodeAppearance(coder)
    }

    open func encode(with coder: NSCoder) {}

    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    /// Blur of the chrome material over nothing, and a hairline.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        shadowColor = BarColors.hairline
    }

    /// One opaque colour and a hairline.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = BarColors.hairline
    }

    /// Neither background nor hairline.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        shadowColor = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    @_disfavoredOverload open override func copy() -> Any { copied() }
    public func copy() -> Self { unsafeDowncast(copied(), to: Self.self) }

    func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
    func setDefaults() { shadowColor = BarColors.hairline }

    /// Takes over what the two kinds of bar have in common.
    func adopt(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    func decodeAppearance(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIBackgroundColor") || coder.containsValue(forKey: "backgroundColor") {
            backgroundColor = coder.object("UIBackgroundColor") ?? coder.object("backgroundColor")
        }
        backgroundImage = coder.object("UIBackgroundImage")
    }

    var isTransparent: Bool { backgroundEffect == nil && backgroundColor == nil && backgroundImage == nil }
}

/// Colours of bars that UIKit keeps to itself.
enum BarColors {
    /// The line between a bar and the content, 1 pixel of black at 0.3 on light.
    static var hairline: UIColor { UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) } }
    /// What the chrome material looks like over plain content.
    static var chrome: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94) : UIColor(red: 249 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.94) }
    }
    static var inactiveTab: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 153 / 255, alpha: 1) }
    }
}
