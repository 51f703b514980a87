import Foundation

extension UITraitCollection {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection { UITraitCollection(values.changed(by: mutations)) }

    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The traits whose values differ, nil standing for a collection that specifies nothing.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] { changedTraits(among: SystemTrait.all.map(\.type), from: traitCollection) }

    func changedTraits(among traits: [UITrait], from other: UITraitCollection?) -> [UITrait] {
        let old = other?.values ?? TraitValues()
        return traits.filter { !values.isSame($0, as: old) }
    }

    public static var systemTraitsAffectingColorAppearance: [UITrait] { SystemTrait.all.map(\.type).filter { $0.affectsColorAppearance } }

    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
         UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self]
    }
}

extension TraitValues {
    static func with(_ change: (inout TraitValues) -> Void) -> TraitValues {
        var values = TraitValues()
        change(&values)
        return values
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: self)
        mutations(&traits)
        return (traits as! MutableTraits).values
    }
}
