/// The `variableColor` effect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "variableColor")

    private func with(_ part: String) -> VariableColorSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

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
