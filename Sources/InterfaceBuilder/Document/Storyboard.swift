/// A storyboard's scenes and how they hang together.
final class Storyboard {
    struct SceneInfo {
        let scene: Scene
        var controller: Element? { scene.controller }
        var extras: [Element] { scene.extras }
        /// All segues that start in the scene, in document order.
        let segues: [Element]
    }

    private let byController: [Element: Int]
    private let byRegion: [Region: Int]
    private(set) var scenes: [SceneInfo] = []
    /// The container that each embedded controller was found in first.
    private var containers: [Element: Element] = [:]
    /// Controllers that segues other than relationships lead to.
    private var targets: Set<Element> = []
    let initial: Element?
    private let givesEveryNib: Bool

    /// - Parameter givesEveryNib: to every controller, whether it can be reached by itself or not.
    init(_ document: Document, givesEveryNib: Bool = false) {
        self.givesEveryNib = givesEveryNib
        var byController: [Element: Int] = [:], byRegion: [Region: Int] = [:]
        for (index, scene) in document.scenes.enumerated() {
            var segues: [Element] = []
            // A segue inside another one (peek and pop) inherits from it and is no template of its own.
            scene.objects.forEachDescendant { if $0.name == "segue", $0.id != nil, $0.parent?.name != "segue" { segues.append($0) } }
            scenes.append(SceneInfo(scene: scene, segues: segues))
            byRegion[scene.region] = index
            if let controller = scene.controller { byController[controller] = index }
        }
        self.byController = byController
        self.byRegion = byRegion
        initial = document.root["initialViewController"].flatMap { document.objects[$0] }
        connect(document)
    }

    private func connect(_ document: Document) {
        for info in scenes {
            for segue in info.segues {
                guard let target = segue["destination"].flatMap({ document.objects[$0] }) else { continue }
                if segue["kind"] == "relationship" {
                    if let controller = info.controller, containers[target] == nil {
                        containers[target] = controller
                    }
                } else {
                    targets.insert(target)
                }
            }
        }
    }

    func scene(of controller: Element) -> SceneInfo? { byController[controller].map { scenes[$0] } }
    func scene(in region: Region) -> SceneInfo? { byRegion[region].map { scenes[$0] } }
    func container(of controller: Element) -> Element? { containers[controller] }

    /// Whether a controller can be reached by itself: as the entry, by its identifier, or by a segue.
    func hasOwnNib(_ controller: Element) -> Bool {
        givesEveryNib || controller == initial || controller["storyboardIdentifier"] != nil || targets.contains(controller)
    }

    func isEmbedded(_ controller: Element) -> Bool { containers[controller] != nil }

    /// A controller's key in the storyboard's Info.plist: its identifier, or one made of its class and id.
    static func identifier(of controller: Element) -> String {
        if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty { return identifier.string }
        let className = ElementKind.registry[controller.name]?.className ?? "UIViewController"
        return "\(className)-\(controller.id ?? "")"
    }
}
