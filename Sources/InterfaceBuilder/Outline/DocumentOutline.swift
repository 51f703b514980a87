/// What a document shows of itself on Interface Builder's canvas: its scenes and how they hang together.
package struct DocumentOutline: Sendable {
    package let isStoryboard: Bool
    package let device: CanvasDevice?
    package private(set) var scenes: [SceneOutline] = []
    package private(set) var segues: [SegueOutline] = []
    /// The id of the controller that the storyboard starts with.
    package private(set) var initial: String?
    /// Names of the images and colours that the document takes from catalogs and files.
    package let resources: Set<String>
    /// Names of the files of fonts that the document uses beside the system's.
    package let fontFiles: Set<String>

    /// - Parameter path: how the diagnostic names the document.
    /// - Throws: a diagnostic when the document can't be read.
    package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
        let document = try Document(bytes, path: path)
        isStoryboard = document.kind == .storyboard
        device = CanvasDevice(document)
        resources = Set(document.root.children(of: "resources").filter { $0["catalog"] != "system" }.compactMap { $0["name"]?.string })
        fontFiles = Set(document.root.child("customFonts")?.children.compactMap { $0.key?.text } ?? [])
        if isStoryboard { readStoryboard(document) } else { readXib(document) }
    }

    package func scene(_ id: String) -> SceneOutline? { scenes.first { $0.id == id } }

    private mutating func readStoryboard(_ document: Document) {
        let storyboard = Storyboard(document)
        initial = storyboard.initial?.id?.string
        for info in storyboard.scenes {
            scenes.append(SceneOutline(info.scene, in: document))
            segues += info.segues.compactMap { SegueOutline($0, from: info.scene, in: document) }
        }
        let ways = SceneWays(scenes, segues)
        for index in scenes.indices {
            scenes[index].way = ways.way(to: scenes[index])
            scenes[index].bottomBar = ways.bottomBar(of: scenes[index])
        }
    }

    private mutating func readXib(_ document: Document) {
        for element in document.root.children(of: "objects") where element.name != "placeholder" && element.id != nil {
            let isController = Scene.controllerNames.contains(element.name)
            guard isController || element.child("rect") != nil || element.child("frame") != nil else { continue }
            scenes.append(SceneOutline(element, isController ? .controller : .view, place: element, in: document))
        }
    }
}
