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

    /// The blur, and the colour over it.
    func material(for traits: UITraitCollection) -> BlurMaterial { BlurMaterial(style, isDark: traits.userInterfaceStyle == .dark) }

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
