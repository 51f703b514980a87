/// The `breathe` effect.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")

    public var plain: BreatheSymbolEffect { with("plain") }
    public var pulse: BreatheSymbolEffect { with("pulse") }
    public var byLayer: BreatheSymbolEffect { with("byLayer") }
    public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
