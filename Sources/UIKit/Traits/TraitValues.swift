/// The traits of a collection, `unspecified` where nothing is said.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels a point; 0 is unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
    var imageDynamicRange = UIImage.DynamicRange.unspecified
    var sceneCaptureState = UISceneCaptureState.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// A BCP 47 tag.
    var typesettingLanguage: String?
    /// Values of the app's own traits, by `UITraitDefinition.identifier`.
    var custom: [String: CustomTraitValue] = [:]

    /// The traits that `other` specifies, over these.
    mutating func take(_ other: TraitValues) {
        for trait in SystemTrait.all where trait.isSpecified(other) { trait.copy(other, &self) }
        custom.merge(other.custom) { $1 }
    }
}

/// A value of an app's own trait, compared by what it can be compared by.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any
    private var key: AnyHashable { value as? AnyHashable ?? AnyHashable(String(describing: value)) }

    static func == (first: Self, second: Self) -> Bool { first.key == second.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// A trait of UIKit's own: what it is called, and how two collections are compared and merged by it.
struct SystemTrait: Sendable {
    let type: any UITraitDefinition.Type
    let isSpecified: @Sendable (TraitValues) -> Bool
    let copy: @Sendable (TraitValues, inout TraitValues) -> Void
    let isSame: @Sendable (TraitValues, TraitValues) -> Bool

    private static func trait<T: Equatable>(_ type: any UITraitDefinition.Type, _ path: WritableKeyPath<TraitValues, T> & Sendable, unless none: T) -> SystemTrait where T: Sendable {
        SystemTrait(
            type: type, isSpecified: { $0[keyPath: path] != none },
            copy: { $1[keyPath: path] = $0[keyPath: path] }, isSame: { $0[keyPath: path] == $1[keyPath: path] })
    }

    static let all: [SystemTrait] = [
        trait(UITraitUserInterfaceIdiom.self, \.userInterfaceIdiom, unless: .unspecified),
        trait(UITraitUserInterfaceStyle.self, \.userInterfaceStyle, unless: .unspecified),
        trait(UITraitLayoutDirection.self, \.layoutDirection, unless: .unspecified),
        trait(UITraitDisplayScale.self, \.displayScale, unless: 0),
        trait(UITraitHorizontalSizeClass.self, \.horizontalSizeClass, unless: .unspecified),
        trait(UITraitVerticalSizeClass.self, \.verticalSizeClass, unless: .unspecified),
        trait(UITraitForceTouchCapability.self, \.forceTouchCapability, unless: .unknown),
        trait(UITraitPreferredContentSizeCategory.self, \.preferredContentSizeCategory, unless: .unspecified),
        trait(UITraitDisplayGamut.self, \.displayGamut, unless: .unspecified),
        trait(UITraitAccessibilityContrast.self, \.accessibilityContrast, unless: .unspecified),
        trait(UITraitUserInterfaceLevel.self, \.userInterfaceLevel, unless: .unspecified),
        trait(UITraitLegibilityWeight.self, \.legibilityWeight, unless: .unspecified),
        trait(UITraitActiveAppearance.self, \.activeAppearance, unless: .unspecified),
        trait(UITraitToolbarItemPresentationSize.self, \.toolbarItemPresentationSize, unless: .unspecified),
        trait(UITraitImageDynamicRange.self, \.imageDynamicRange, unless: .unspecified),
        trait(UITraitSceneCaptureState.self, \.sceneCaptureState, unless: .unspecified),
        trait(UITraitListEnvironment.self, \.listEnvironment, unless: .unspecified),
        trait(UITraitTypesettingLanguage.self, \.typesettingLanguage, unless: nil),
    ]
}
