import SwiftSyntax

/// A type of the app, or what the app adds to another's by extensions.
final class AppType {
    enum Kind { case `class`, structure, enumeration, `protocol`, alias, extensionOnly }

    var kind: Kind
    let path: [String]
    /// Inherited and conformed to, with the types around the place that says so.
    var parents: [(type: TypeSyntax, context: [String])] = []
    var generics: Set<String> = []
    var members: [String: [AppMember]] = [:]
    var aliased: TypeSyntax?
    var isDynamic = false

    init(_ kind: Kind, path: [String]) { (self.kind, self.path) = (kind, path) }

    func add(_ member: AppMember) { members[member.name, default: []].append(member) }
}
