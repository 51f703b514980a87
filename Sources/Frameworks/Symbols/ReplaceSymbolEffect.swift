/// The `replace` effect.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "replace")

    private func with(_ part: String) -> ReplaceSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var downUp: ReplaceSymbolEffect { with("downUp") }
    public var upUp: ReplaceSymbolEffect { with("upUp") }
    public var offUp: ReplaceSymbolEffect { with("offUp") }
    public var byLayer: ReplaceSymbolEffect { with("byLayer") }
    public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
