/// The `bounce` effect.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "bounce")

    private func with(_ part: String) -> BounceSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var up: BounceSymbolEffect { with("up") }
    public var down: BounceSymbolEffect { with("down") }
    public var byLayer: BounceSymbolEffect { with("byLayer") }
    public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
