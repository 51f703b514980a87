/// The `replace` effect.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")

    public var downUp: ReplaceSymbolEffect { with("downUp") }
    public var upUp: ReplaceSymbolEffect { with("upUp") }
    public var offUp: ReplaceSymbolEffect { with("offUp") }
    public var byLayer: ReplaceSymbolEffect { with("byLayer") }
    public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
