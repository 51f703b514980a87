import NibArchive

/// A prototype cell or header: a whole nib inside a nib.
enum Prototype {
    /// - Returns: a UINib object, and the table of the objects outside that the nested nib names.
    static func compile(_ element: Element, in outer: NibCompiler) -> (nib: NibNode, externals: NibNode) {
        let nib = NibCompiler(outer.session, regions: [element.region], outer: outer)
        let node = nib.node(element)
        Connections.compile(into: nib)
        nib.topLevel = [node, nib.proxy("IBFilesOwner"), nib.proxy("IBFirstResponder")] + nib.upstreamProxies + nib.topLevel
        let data = outer.object("NSData")
        data.add("NS.bytes", .data(outer.values.bytes(nib.archive().encoded())))
        let container = outer.object("UINib")
        container.add("captureEnclosingNIBBundleOnDecode", .bool(true))
        container.add("archiveData", .object(data))
        let externals = outer.values.dictionary(outer.externalObjects(nib.upstream, from: element), mutable: true)
        return (container, externals)
    }
}
