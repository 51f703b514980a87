/// The `disappear` effect.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")

    public var up: DisappearSymbolEffect { with("up") }
    public var down: DisappearSymbolEffect { with("down") }
    public var byLayer: DisappearSymbolEffect { with("byLayer") }
    public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
