/// The `bounce` effect.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")

    public var up: BounceSymbolEffect { with("up") }
    public var down: BounceSymbolEffect { with("down") }
    public var byLayer: BounceSymbolEffect { with("byLayer") }
    public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
