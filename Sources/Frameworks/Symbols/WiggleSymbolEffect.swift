/// The `wiggle` effect.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public private(set) var configuration = SymbolEffectConfiguration(name: "wiggle")

    private func with(_ part: String) -> WiggleSymbolEffect {
        var copy = self
        copy.configuration = configuration.adding(part)
        return copy
    }

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
