/// The `appear` effect.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "appear")

    private func with(_ part: String) -> AppearSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

    public var up: AppearSymbolEffect { with("up") }
    public var down: AppearSymbolEffect { with("down") }
    public var byLayer: AppearSymbolEffect { with("byLayer") }
    public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
