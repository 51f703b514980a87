@_exported import Foundation

// Animations of symbol images: whole as values, played by nobody yet.

public protocol SymbolEffect: Sendable { var configuration: SymbolEffectConfiguration { get } }
public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, by name.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    let name: String
    var parts: Set<String> = []
}

/// An effect that parts of its name vary.
protocol VariedSymbolEffect: SymbolEffect { var configuration: SymbolEffectConfiguration { get set } }

extension VariedSymbolEffect {
    func with(_ part: String) -> Self {
        var copy = self
        copy.configuration.parts.insert(part)
        return copy
    }
}
