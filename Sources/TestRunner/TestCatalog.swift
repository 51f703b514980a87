import XCTest

/// All tests of a bundle, in the order of their names: each class has its own and those of its superclasses.
@MainActor struct TestCatalog {
    struct Test {
        /// `Class/testMethod`, as schemes and test plans name it.
        let id: String
        let name: String
        let place: TestPlace
        let body: TestClass.Body
    }

    struct Group {
        /// As its tests' identifiers begin.
        let name: String
        let type: XCTestCase.Type
        let tests: [Test]
    }

    let groups: [Group]

    init(_ classes: [TestClass]) {
        let declared = Dictionary(classes.map { (ObjectIdentifier($0.type), $0.tests) }) { one, _ in one }
        groups = classes.map { some in
            var tests: [String: (place: TestPlace, body: TestClass.Body)] = [:]
            var type: AnyClass? = some.type
            while let current = type {
                tests.merge(declared[ObjectIdentifier(current)] ?? [:]) { own, _ in own }
                type = _getSuperclass(current)
            }
            let name = Self.name(of: some.type)
            let list = (tests.sorted { $0.key < $1.key }.map { (name: $0.key, place: $0.value.place, body: $0.value.body) } + some.listed)
                .map { Test(id: "\(name)/\($0.name)", name: $0.name, place: $0.place, body: $0.body) }
            return Group(name: name, type: some.type, tests: list)
        }.sorted { $0.name < $1.name }
    }

    var ids: [String] { groups.flatMap { $0.tests.map(\.id) } }

    /// Without the module; a private class's context isn't part of its name.
    private static func name(of type: XCTestCase.Type) -> String {
        _typeName(type, qualified: true).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    }
}
