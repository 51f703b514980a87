/// Traits that a view, a controller or a scene puts over those it inherits.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
