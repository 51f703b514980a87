/// The controllers that state is kept of: those with an identifier, below others with one, from the windows' roots on (H12).
@MainActor struct RestorationTree {
    private(set) var nodes: [(controller: UIViewController, path: [String])] = []
    private var places: [ObjectIdentifier: Int] = [:]

    init(_ windows: [UIWindow]) {
        for window in windows { window.rootViewController.map { add($0, []) } }
    }

    private mutating func add(_ controller: UIViewController, _ parent: [String]) {
        guard let identifier = controller.restorationIdentifier, places[ObjectIdentifier(controller)] == nil else { return }
        places[ObjectIdentifier(controller)] = nodes.count
        nodes.append((controller, parent + [identifier]))
        for child in controller.children { add(child, parent + [identifier]) }
        if let presented = Self.presented(by: controller) { add(presented, parent + [identifier]) }
    }

    func place(of controller: AnyObject) -> Int? { places[ObjectIdentifier(controller)] }

    /// The first that has this path.
    func controller(_ path: [String]) -> UIViewController? { nodes.first { $0.path == path }?.controller }

    static func presented(by controller: UIViewController) -> UIViewController? {
        controller.presentedViewController.flatMap { $0.presentingViewController === controller ? $0 : nil }
    }

    /// The views of a controller's own hierarchy that have an identifier, not those of its children.
    static func views(of controller: UIViewController) -> [(String, UIView)] {
        guard let view = controller.viewIfLoaded else { return [] }
        let others = Set(controller.children.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init))
        var found: [(String, UIView)] = [], open = [view]
        while let next = open.popLast() {
            if let identifier = next.restorationIdentifier { found.append((identifier, next)) }
            open += next.subviews.reversed().filter { !others.contains(ObjectIdentifier($0)) }
        }
        return found
    }
}
