/// A public type, with what all modules say of it.
package struct APIType: Sendable {
    package let kind: APIName.Kind
    package let module: String
    /// All that declare it, or add to it.
    package private(set) var modules: Set<String> = []
    package private(set) var status: APIStatus
    /// The superclass first, then protocols.
    package private(set) var inherited: [String] = []
    /// `typealias A = B`.
    package let declaration: String

    init(_ name: APIName) {
        (kind, module, status, declaration) = (name.kind, name.module, name.status, name.declaration)
    }

    mutating func add(_ name: APIName) {
        status = min(status, name.status)
        modules.insert(name.module)
        for parent in name.inherited where !inherited.contains(parent) { inherited.append(parent) }
    }
}
