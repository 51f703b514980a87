/// What generated declarations do: say once that they don't act, and give their default.
func _named(_ name: String) { Log.once("understudy: \(name) is not implemented") }

func _named<T>(_ name: String, _ value: T) -> T {
    _named(name)
    return value
}

/// A declaration that has no default to give.
func _absent<T>(_ name: String) -> T { fatalError("understudy: \(name) is not implemented and has no default of type \(T.self)") }
