/// The `scale` effect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "scale")

    private func with(_ part: String) -> ScaleSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var up: ScaleSymbolEffect { with("up") }
    public var down: ScaleSymbolEffect { with("down") }
    public var byLayer: ScaleSymbolEffect { with("byLayer") }
    public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
