import NibArchive

/// A storyboard's view nibs: one a controller, however many scenes embed the controller.
final class ViewNibs {
    struct Compiled {
        let name: String
        /// The scene's objects that the nib needs.
        let upstream: [Element]
    }

    private(set) var archives: [(name: String, archive: NibArchive)] = []
    private var compiled: [Element: Compiled] = [:]
    private unowned let session: Session

    init(_ session: Session) { self.session = session }

    func nib(for view: Element, of controller: Element) -> Compiled {
        if let known = compiled[view] { return known }
        let scene = NibCompiler(session, regions: [controller.region], outer: nil)
        let nib = NibCompiler(session, regions: [view.region], outer: scene)
        let root = nib.node(view)
        let owner = nib.proxy("IBFilesOwner")
        Connections.compile(into: nib)
        nib.connections.append(Connections.outlet("view", from: owner, to: root, nib))
        nib.topLevel = [root, owner, nib.proxy("IBFirstResponder")] + nib.upstreamProxies + nib.topLevel
        let name = "\(controller.id ?? "controller")-view-\(view.id ?? "view")"
        let result = Compiled(name: name, upstream: nib.upstream)
        compiled[view] = result
        archives.append((name, nib.archive()))
        return result
    }
}
