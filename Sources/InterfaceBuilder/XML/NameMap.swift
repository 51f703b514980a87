/// Values by name: names are small numbers, so that looking one up is indexing an array.
struct NameMap<Value: Sendable>: Sendable {
    private var values: [Value?] = []

    init(_ pairs: some Sequence<(Name, Value)>) {
        for (name, value) in pairs { self[name] = value }
    }

    subscript(_ name: Name) -> Value? {
        get {
            let index = Int(name.id)
            return index < values.count ? values[index] : nil
        }
        set {
            let index = Int(name.id)
            if index >= values.count { values += Array(repeating: nil, count: index + 1 - values.count) }
            values[index] = newValue
        }
    }

    subscript(_ name: Name, default value: @autoclosure () -> Value) -> Value {
        get { self[name] ?? value() }
        set { self[name] = newValue }
    }

    /// All values, in the order of their names' numbers.
    var all: [Value] { values.compactMap { $0 } }
}

extension NameMap where Value == Void {
    /// A set of names.
    init(of names: some Sequence<Name>) { self.init(names.map { ($0, ()) }) }

    func contains(_ name: Name) -> Bool { self[name] != nil }
}
