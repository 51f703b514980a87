/// The `disappear` effect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "disappear")

    private func with(_ part: String) -> DisappearSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var up: DisappearSymbolEffect { with("up") }
    public var down: DisappearSymbolEffect { with("down") }
    public var byLayer: DisappearSymbolEffect { with("byLayer") }
    public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
