/// A scene of a storyboard: one controller and the objects beside it.
struct Scene {
    let element: Element
    let objects: Element
    let region: Region
    /// The controller, a reference to one in another storyboard, or nil in a scene that holds nothing else.
    let controller: Element?

    init(element: Element, objects: Element, region: Region) {
        self.element = element
        self.objects = objects
        self.region = region
        controller = objects.children.first { Self.controllerNames.contains($0.name) || $0.name == Self.placeholder }
    }

    /// The controller stands for one in another storyboard.
    var isReference: Bool { controller?.name == Self.placeholder }

    /// What the scene holds beside its controller: gesture recognisers, custom objects, loose views.
    var extras: [Element] {
        objects.children.filter { $0 != controller && $0.name != Self.proxy && $0.name != Self.exit }
    }

    private static let placeholder: Name = "viewControllerPlaceholder"
    private static let proxy: Name = "placeholder"
    private static let exit: Name = "exit"

    static let controllerNames = NameMap(of: controllers)
    static let controllers: [Name] = [
        "viewController", "navigationController", "tabBarController", "tableViewController", "collectionViewController",
        "splitViewController", "pageViewController", "hostingController", "avPlayerViewController", "glkViewController",
    ]
}
