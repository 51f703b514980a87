/// The `variableColor` effect.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

    public var iterative: VariableColorSymbolEffect { with("iterative") }
    public var cumulative: VariableColorSymbolEffect { with("cumulative") }
    public var reversing: VariableColorSymbolEffect { with("reversing") }
    public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
    public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
    public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
