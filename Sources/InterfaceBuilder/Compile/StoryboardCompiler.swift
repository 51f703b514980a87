import NibArchive

/// A compiled `.storyboardc`: nibs by name, and the index of controllers.
struct CompiledStoryboard {
    var nibs: [(name: String, archive: NibArchive)] = []
    var entryPoint: String?
    var nibNames: [String: String] = [:]
    var references: [String: [String: String]] = [:]

    /// Info.plist, binary.
    var propertyList: [UInt8] {
        var entries: [(key: String, value: PropertyListNode)] = [
            ("UIStoryboardVersion", .number(1)), ("UIViewControllerIdentifiersToNibNames", Self.node(nibNames)),
        ]
        if let entryPoint { entries.append(("UIStoryboardDesignatedEntryPointIdentifier", .text(entryPoint))) }
        if !references.isEmpty {
            let all = references.sorted { $0.key < $1.key }.map { (key: $0.key, value: Self.node($0.value)) }
            entries.append(("UIViewControllerIdentifiersToExternalStoryboardReferences", .dictionary(all)))
        }
        return BinaryPropertyList(.dictionary(entries)).encoded()
    }

    private static func node(_ texts: [String: String]) -> PropertyListNode {
        .dictionary(texts.sorted { $0.key < $1.key }.map { (key: $0.key, value: .text($0.value)) })
    }
}

/// Compiles a storyboard's scenes.
struct StoryboardCompiler {
    private let session: Session
    private let storyboard: Storyboard
    private let viewNibs: ViewNibs

    static func compile(_ session: Session) -> CompiledStoryboard {
        StoryboardCompiler(session).compile()
    }

    private init(_ session: Session) {
        self.session = session
        storyboard = Storyboard(session.document, givesEveryNib: session.options.compilesEveryScene)
        viewNibs = ViewNibs(session)
        session.storyboard = storyboard
        session.viewNibs = viewNibs
    }

    private func compile() -> CompiledStoryboard {
        var result = CompiledStoryboard()
        for info in storyboard.scenes {
            guard let controller = info.controller else { continue }
            guard storyboard.hasOwnNib(controller) else {
                // A child of a container lives in the container's nib.
                if !storyboard.isEmbedded(controller) { reportUnreachable(controller) }
                continue
            }
            let identifier = Storyboard.identifier(of: controller)
            if result.nibNames[identifier] != nil {
                session.report(.error, controller, "two view controllers have the storyboard identifier '\(identifier)'")
                continue
            }
            let name = identifier.utf8.contains(UInt8(ascii: "/")) ? identifier.replacing("/", with: ":") : identifier
            result.nibNames[identifier] = name
            if info.scene.isReference { result.references[identifier] = reference(controller) }
            result.nibs.append((name, compile(controller)))
        }
        result.nibs += viewNibs.archives
        result.entryPoint = entryPoint
        return result
    }

    private var entryPoint: String? {
        if let id = session.document.root["initialViewController"], storyboard.initial == nil {
            session.report(.error, session.document.root, "the initial view controller '\(id)' is not in the document")
        }
        return storyboard.initial.map(Storyboard.identifier)
    }

    private func reportUnreachable(_ controller: Element) {
        session.report(
            .warning, controller,
            "the view controller '\(controller.id ?? "")' can't be reached: it is not the initial one, has no storyboard identifier and no segue leads to it; left out")
    }

    private func reference(_ placeholder: Element) -> [String: String] {
        var reference = ["UIReferencedStoryboardName": placeholder["storyboardName"]?.string ?? ""]
        reference["UIReferencedControllerIdentifier"] = placeholder["referencedIdentifier"]?.string
        reference["UIReferencedBundleIdentifier"] = placeholder["bundleIdentifier"]?.string
        return reference
    }

    // MARK: Scenes

    private func compile(_ controller: Element) -> NibArchive {
        let nib = NibCompiler(session, regions: [controller.region], outer: nil)
        let root = nib.node(controller)
        let owner = nib.proxy("IBFilesOwner")
        // Scenes of a container's children come first, the innermost before all: each brings its storyboard's proxy.
        var topLevel: [NibNode] = []
        for region in nib.regions.dropFirst().reversed() {
            topLevel += storyboard.scene(in: region)?.extras.map(nib.node) ?? []
            topLevel.append(nib.storyboardProxy(of: region))
        }
        topLevel.append(root)
        topLevel += storyboard.scene(in: controller.region)?.extras.map(nib.node) ?? []
        Connections.compile(into: nib)
        addStoryboardConnections(nib)
        nib.connections.append(Connections.outlet("sceneViewController", from: owner, to: root, nib))
        nib.topLevel = topLevel + [owner, nib.proxy("IBFirstResponder"), nib.storyboardProxy(of: controller.region)] + nib.topLevel
        return nib.archive()
    }

    /// Every controller learns its storyboard, every segue template its controller.
    private func addStoryboardConnections(_ nib: NibCompiler) {
        for region in nib.regions {
            guard let info = storyboard.scene(in: region), let controller = info.controller, !info.scene.isReference else { continue }
            let node = nib.node(controller)
            nib.connections.append(Connections.outlet("storyboard", from: node, to: nib.storyboardProxy(of: region), nib))
            for segue in info.segues where segue["kind"] != "relationship" {
                nib.connections.append(Connections.outlet("viewController", from: nib.node(segue), to: node, nib))
            }
        }
    }
}
