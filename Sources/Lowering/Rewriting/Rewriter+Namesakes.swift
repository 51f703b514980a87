import SwiftSyntax

extension Rewriter {
    /// `Predicate<Value>` in a file that imports a library with such a type, and not Foundation: every file sees Foundation here.
    func qualifyNamesake(_ name: TokenSyntax) {
        guard let module = index.importedNamesakes[name.text], index.files[number].imports.contains(module), index.resolve(name.text, in: path) == nil else { return }
        if let member = name.parent?.parent?.as(MemberAccessExprSyntax.self), member.base != nil, member.declName.baseName.id == name.id { return }
        edits.insert("\(module).", at: name.start)
    }
}
