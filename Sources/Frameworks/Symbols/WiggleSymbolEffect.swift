/// The `wiggle` effect.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

    public var clockwise: WiggleSymbolEffect { with("clockwise") }
    public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
    public var left: WiggleSymbolEffect { with("left") }
    public var right: WiggleSymbolEffect { with("right") }
    public var up: WiggleSymbolEffect { with("up") }
    public var down: WiggleSymbolEffect { with("down") }
    public var forward: WiggleSymbolEffect { with("forward") }
    public var backward: WiggleSymbolEffect { with("backward") }
    public var byLayer: WiggleSymbolEffect { with("byLayer") }
    public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
    /// Degrees from the x axis.
    public func custom(angle: Double) -> WiggleSymbolEffect { with("angle \(angle)") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
