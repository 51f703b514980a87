/// Runs `body` where the caller is and takes that for the main actor, as Objective-C's calls do.
///
/// Lowering writes it into overrides of nonisolated methods, whose bodies iOS lets be the main actor's.
public func _onMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
}
