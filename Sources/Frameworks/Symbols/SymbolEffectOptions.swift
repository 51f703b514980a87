/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// When an effect begins anew.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?
        let delay: Double
        let isContinuous: Bool

        public static let continuous = RepeatBehavior(count: nil, delay: 0, isContinuous: true)
        public static var periodic: RepeatBehavior { periodic() }
        /// - Parameter delay: seconds between two runs.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count, delay: delay ?? 0, isContinuous: false) }
    }

    private var behavior: RepeatBehavior?
    private var pace = 1.0

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
    public var nonRepeating: SymbolEffectOptions { with { $0.behavior = nil } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.behavior = .periodic(count) } }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.behavior = behavior } }
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.pace = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
