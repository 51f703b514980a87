/// The `rotate` effect.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "rotate")

    private func with(_ part: String) -> RotateSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var clockwise: RotateSymbolEffect { with("clockwise") }
    public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
    public var byLayer: RotateSymbolEffect { with("byLayer") }
    public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
