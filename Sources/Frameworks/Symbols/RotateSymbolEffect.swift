/// The `rotate` effect.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")

    public var clockwise: RotateSymbolEffect { with("clockwise") }
    public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
    public var byLayer: RotateSymbolEffect { with("byLayer") }
    public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
