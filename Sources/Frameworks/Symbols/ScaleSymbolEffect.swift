/// The `scale` effect.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")

    public var up: ScaleSymbolEffect { with("up") }
    public var down: ScaleSymbolEffect { with("down") }
    public var byLayer: ScaleSymbolEffect { with("byLayer") }
    public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
