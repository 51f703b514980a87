import Foundation

/// What generated declarations do: say once that they don't act, and give their default.
nonisolated(unsafe) private var said: Set<String> = []
private let lock = NSLock()

func _named(_ name: String) {
    guard lock.withLock({ said.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("understudy: \(name) is not implemented\n".utf8))
}

func _named<T>(_ name: String, _ value: T) -> T { _named(name); return value }

/// A declaration that has no default to give.
func _absent<T>(_ name: String) -> T {
    _named(name)
    if let none = Optional<Any>.none as? T { return none }
    fatalError("understudy: \(name) is not implemented and has no default of type \(T.self)")
}
