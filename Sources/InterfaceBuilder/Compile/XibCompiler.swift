import NibArchive

/// Compiles a xib: one nib of all its objects.
enum XibCompiler {
    static func compile(_ session: Session) -> NibArchive {
        let document = session.document
        let region = Region(index: 0)
        guard let objects = document.root.child("objects") else {
            session.report(.error, document.root, "the document has no <objects>")
            return NibCompiler(session, regions: [], outer: nil).archive()
        }
        let nib = NibCompiler(session, regions: [region], outer: nil)
        let nodes = objects.children.map { element in
            element.name == "placeholder" ? nib.proxy(element["placeholderIdentifier"]?.string ?? "IBFilesOwner") : nib.node(element)
        }
        Connections.compile(into: nib)
        nib.topLevel = nodes + nib.topLevel
        return nib.archive()
    }
}
