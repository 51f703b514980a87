/// How a scene comes onto the screen with the containers around it: from the outermost controller inwards.
package struct SceneWay: Sendable, Equatable {
    package enum Step: Sendable, Equatable {
        case tab(Int)
        case root
        /// Instead of the navigation controller's root.
        case pushed(identifier: String)
    }

    /// The outermost controller's.
    package var identifier: String
    package var steps: [Step] = []

    /// Whether a navigation controller is around what the way leads to.
    package var isInNavigation: Bool { steps.contains { if case .tab = $0 { false } else { true } } }

    package var isInTabs: Bool { steps.contains { if case .tab = $0 { true } else { false } } }
}

/// Finds the ways of a storyboard's scenes: by relationships first, then by the segues that keep the bars of where they start.
struct SceneWays {
    private let scenes: [SceneOutline]
    private let segues: [SegueOutline]

    init(_ scenes: [SceneOutline], _ segues: [SegueOutline]) { (self.scenes, self.segues) = (scenes, segues) }

    func way(to scene: SceneOutline) -> SceneWay { way(to: scene, without: []) }

    /// What is drawn below one screen is below those that it pushes, too.
    func bottomBar(of scene: SceneOutline) -> SceneOutline.Bar { bottomBar(of: scene, without: []) }

    private func bottomBar(of scene: SceneOutline, without seen: Set<String>) -> SceneOutline.Bar {
        guard scene.bottomBar == .inferred, !scene.hidesBottomBarWhenPushed, !Self.containers.contains(scene.element), scene.freeformSize == nil, !seen.contains(scene.id) else { return scene.bottomBar }
        let seen = seen.union([scene.id])
        let sources = segues.lazy.filter { $0.destination == scene.id && Self.pushes.contains($0.kind) }.compactMap { self.scene($0.source) }
        return sources.map { bottomBar(of: $0, without: seen) }.first { $0 == .toolbar || $0 == .tabs } ?? .inferred
    }

    private func way(to scene: SceneOutline, without seen: Set<String>) -> SceneWay {
        let alone = SceneWay(identifier: scene.identifier)
        guard !seen.contains(scene.id) else { return alone }
        let seen = seen.union([scene.id])
        if let found = container(of: scene, seen) { return found }
        // A container of its own brings its bars along.
        guard !Self.containers.contains(scene.element), scene.topBar != .absent else { return alone }
        for segue in segues where segue.destination == scene.id && Self.pushes.contains(segue.kind) {
            guard let source = self.scene(segue.source) else { continue }
            var found = way(to: source, without: seen)
            guard found.isInNavigation, let last = found.steps.lastIndex(where: { if case .tab = $0 { false } else { true } }) else { continue }
            found.steps.replaceSubrange(last..., with: [.pushed(identifier: scene.identifier)])
            return found
        }
        return alone
    }

    private func container(of scene: SceneOutline, _ seen: Set<String>) -> SceneWay? {
        for segue in segues where segue.destination == scene.id && segue.kind == "relationship" {
            guard let source = self.scene(segue.source) else { continue }
            let step: SceneWay.Step
            switch (source.element, segue.relationship) {
            case ("navigationController", "rootViewController"): step = .root
            case ("tabBarController", "viewControllers"): step = .tab(tab(of: segue))
            default: continue
            }
            var found = way(to: source, without: seen)
            found.steps.append(step)
            return found
        }
        return nil
    }

    private func tab(of segue: SegueOutline) -> Int {
        segues.filter { $0.source == segue.source && $0.relationship == "viewControllers" }.firstIndex { $0.id == segue.id } ?? 0
    }

    private func scene(_ id: String) -> SceneOutline? { scenes.first { $0.id == id } }

    private static let containers: Set<String> = ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
    private static let pushes: Set<String> = ["show", "push"]
}
