/// What a visual effect view does to what lies behind it.
@preconcurrency @MainActor open class UIVisualEffect: ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    let style: Style

    public convenience override init() { self.init(style: .regular) }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init()
    }

    func material(for traits: UITraitCollection) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        switch style {
        case .extraLight, .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight: return UIColor(white: 0.97, alpha: 0.9)
        case .light, .systemThinMaterialLight, .systemUltraThinMaterialLight: return UIColor(white: 1, alpha: 0.7)
        case .dark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: return UIColor(white: 0.11, alpha: 0.85)
        case .systemThinMaterialDark, .systemUltraThinMaterialDark: return UIColor(white: 0.15, alpha: 0.7)
        default: return isDark ? UIColor(white: 0.13, alpha: 0.85) : UIColor(white: 0.97, alpha: 0.85)
        }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIBlurEffect(style: .regular) }
    }
}

@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
    public convenience init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    open class func notificationCenter() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    open class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    open class func widgetSecondary() -> UIVibrancyEffect { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)) }
    }
}
