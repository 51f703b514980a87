/// The `breathe` effect.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "breathe")

    private func with(_ part: String) -> BreatheSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var plain: BreatheSymbolEffect { with("plain") }
    public var pulse: BreatheSymbolEffect { with("pulse") }
    public var byLayer: BreatheSymbolEffect { with("byLayer") }
    public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
