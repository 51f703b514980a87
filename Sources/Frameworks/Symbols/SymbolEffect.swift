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

    func adding(_ part: String) -> SymbolEffectConfiguration {
        var copy = self
        copy.parts.insert(part)
        return copy
    }
}
