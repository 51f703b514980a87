/// A kind of trait. Apps define their own by conforming to it.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
    static var identifier: String { get }
    static var name: String { get }
}

extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
    public static var identifier: String { _typeName(Self.self, qualified: true) }
    public static var name: String { String(describing: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

// MARK: UIKit's own

/// A trait that has a property of its own.
protocol SystemTraitDefinition: UITraitDefinition {
    static func get(_ values: TraitValues) -> Value
    static func set(_ value: Value, _ values: inout TraitValues)
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
    static func set(_ value: UIUserInterfaceIdiom, _ values: inout TraitValues) { values.userInterfaceIdiom = value }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
    static func set(_ value: UIUserInterfaceStyle, _ values: inout TraitValues) { values.userInterfaceStyle = value }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func get(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func set(_ value: UITraitEnvironmentLayoutDirection, _ values: inout TraitValues) { values.layoutDirection = value }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = CGFloat
    public static var defaultValue: CGFloat { 0 }
    static func get(_ values: TraitValues) -> CGFloat { values.displayScale }
    static func set(_ value: CGFloat, _ values: inout TraitValues) { values.displayScale = value }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, _ values: inout TraitValues) { values.horizontalSizeClass = value }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func get(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, _ values: inout TraitValues) { values.verticalSizeClass = value }
}

public struct UITraitForceTouchCapability: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIForceTouchCapability
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static func get(_ values: TraitValues) -> UIForceTouchCapability { values.forceTouchCapability }
    static func set(_ value: UIForceTouchCapability, _ values: inout TraitValues) { values.forceTouchCapability = value }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func get(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
    static func set(_ value: UIContentSizeCategory, _ values: inout TraitValues) { values.preferredContentSizeCategory = value }
}

public struct UITraitDisplayGamut: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIDisplayGamut
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIDisplayGamut { values.displayGamut }
    static func set(_ value: UIDisplayGamut, _ values: inout TraitValues) { values.displayGamut = value }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIAccessibilityContrast
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
    static func set(_ value: UIAccessibilityContrast, _ values: inout TraitValues) { values.accessibilityContrast = value }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceLevel
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
    static func set(_ value: UIUserInterfaceLevel, _ values: inout TraitValues) { values.userInterfaceLevel = value }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UILegibilityWeight
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func get(_ values: TraitValues) -> UILegibilityWeight { values.legibilityWeight }
    static func set(_ value: UILegibilityWeight, _ values: inout TraitValues) { values.legibilityWeight = value }
}

public struct UITraitActiveAppearance: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIUserInterfaceActiveAppearance
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func get(_ values: TraitValues) -> UIUserInterfaceActiveAppearance { values.activeAppearance }
    static func set(_ value: UIUserInterfaceActiveAppearance, _ values: inout TraitValues) { values.activeAppearance = value }
}

public struct UITraitToolbarItemPresentationSize: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UINSToolbarItemPresentationSize
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    static func get(_ values: TraitValues) -> UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    static func set(_ value: UINSToolbarItemPresentationSize, _ values: inout TraitValues) { values.toolbarItemPresentationSize = value }
}

public struct UITraitImageDynamicRange: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIImage.DynamicRange
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static func get(_ values: TraitValues) -> UIImage.DynamicRange { values.imageDynamicRange }
    static func set(_ value: UIImage.DynamicRange, _ values: inout TraitValues) { values.imageDynamicRange = value }
}

public struct UITraitSceneCaptureState: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UISceneCaptureState
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static func get(_ values: TraitValues) -> UISceneCaptureState { values.sceneCaptureState }
    static func set(_ value: UISceneCaptureState, _ values: inout TraitValues) { values.sceneCaptureState = value }
}

public struct UITraitListEnvironment: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = UIListEnvironment
    public static var defaultValue: UIListEnvironment { .unspecified }
    static func get(_ values: TraitValues) -> UIListEnvironment { values.listEnvironment }
    static func set(_ value: UIListEnvironment, _ values: inout TraitValues) { values.listEnvironment = value }
}

public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTraitDefinition {
    public typealias Value = Locale.Language?
    public static var defaultValue: Locale.Language? { nil }
    static func get(_ values: TraitValues) -> Locale.Language? { values.typesettingLanguage.map(Locale.Language.init(identifier:)) }
    static func set(_ value: Locale.Language?, _ values: inout TraitValues) { values.typesettingLanguage = value?.maximalIdentifier }
}
