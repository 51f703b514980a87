/// The `pulse` effect.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")

    public var byLayer: PulseSymbolEffect { with("byLayer") }
    public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
