/// The `appear` effect.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")

    public var up: AppearSymbolEffect { with("up") }
    public var down: AppearSymbolEffect { with("down") }
    public var byLayer: AppearSymbolEffect { with("byLayer") }
    public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
