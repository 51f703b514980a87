import Foundation

/// What an interface is shown on and how: size classes, style, scale, text size and the rest. Immutable.
open class UITraitCollection: ObjCObject, NSCoding, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(_ values: TraitValues) { self.values = values; super.init() }

    public override init() { values = TraitValues(); super.init() }

    /// The last collection that says something about a trait wins.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        values = traitCollections.reduce(into: TraitValues()) { $0.take($1.values) }
        super.init()
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(TraitValues.with { $0.accessibilityContrast = accessibilityContrast }) }
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) { self.init(TraitValues.with { $0.activeAppearance = userInterfaceActiveAppearance }) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues.with { $0.displayGamut = displayGamut }) }
    public convenience init(displayScale scale: CGFloat) { self.init(TraitValues.with { $0.displayScale = scale }) }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init(TraitValues.with { $0.forceTouchCapability = capability }) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(TraitValues.with { $0.horizontalSizeClass = horizontalSizeClass }) }
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(TraitValues.with { $0.imageDynamicRange = imageDynamicRange }) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(TraitValues.with { $0.layoutDirection = layoutDirection }) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(TraitValues.with { $0.legibilityWeight = legibilityWeight }) }
    public convenience init(listEnvironment: UIListEnvironment) { self.init(TraitValues.with { $0.listEnvironment = listEnvironment }) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(TraitValues.with { $0.preferredContentSizeCategory = preferredContentSizeCategory }) }
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(TraitValues.with { $0.sceneCaptureState = sceneCaptureState }) }
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) { self.init(TraitValues.with { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(TraitValues.with { $0.userInterfaceIdiom = idiom }) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(TraitValues.with { $0.userInterfaceLevel = userInterfaceLevel }) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(TraitValues.with { $0.userInterfaceStyle = userInterfaceStyle }) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(TraitValues.with { $0.verticalSizeClass = verticalSizeClass }) }
    public convenience init(typesettingLanguage: Locale.Language?) { self.init(TraitValues.with { $0.typesettingLanguage = typesettingLanguage?.maximalIdentifier }) }
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitValues().changed(by: mutations)) }
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) { self.init(TraitValues.with { $0[trait] = value }) }

    public required init?(coder: NSCoder) {
        values = TraitValues(coder: coder)
        super.init()
    }

    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Traits

    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    open var displayScale: CGFloat { values.displayScale }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    open var displayGamut: UIDisplayGamut { values.displayGamut }
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    open var listEnvironment: UIListEnvironment { values.listEnvironment }
    open var typesettingLanguage: Locale.Language? { UITraitTypesettingLanguage.get(values) }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    // MARK: The current traits

    nonisolated(unsafe) private static var currentCollection: UITraitCollection?

    /// The traits of what is being drawn or laid out; the main screen's outside of that.
    open class var current: UITraitCollection {
        get { currentCollection ?? DefaultTraits.current }
        set { currentCollection = newValue }
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.currentCollection
        UITraitCollection.currentCollection = self
        actions()
        UITraitCollection.currentCollection = previous
    }

    // MARK: Comparing

    /// Whether this collection specifies each trait that `trait` does, with the same value.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.take(trait.values)
        return merged == values
    }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return UITraitCollection.systemTraitsAffectingColorAppearance.contains { !values.isSame($0, as: traitCollection.values) }
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    open override var hash: Int { values.hashValue }

    // MARK: By name

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UITraitCollection() }
    }
}
