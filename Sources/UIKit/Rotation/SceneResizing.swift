import CoreGraphics
import LaunchRules

/// The app gets another part of an iPad's screen: its windows change their size as they do when the device is turned (D53–D56).
@MainActor struct SceneResizing {
    private let app: UIApplication
    private static let duration: TimeInterval = 0.3

    init(_ app: UIApplication) { self.app = app }

    /// In the background nothing moves.
    func run(to size: CGSize) {
        let scenes = app.life.usesScenes ? app.scenes.connected.compactMap { $0 as? UIWindowScene } : [app.scenes.implicit]
        for scene in scenes.sorted(by: { $0.session.persistentIdentifier < $1.session.persistentIdentifier }) { resize(scene, to: size) }
        app.setNeedsFrame()
    }

    private func resize(_ scene: UIWindowScene, to size: CGSize) {
        let before = scene.coordinateSpace.bounds, old = scene.traitCollection
        let part = size == scene.screen.bounds.size ? nil : size
        let new = part.map { scene.screen.traits(ofPart: $0) } ?? scene.screen.traitCollection
        let windows = scene.windows.filter { $0.frame == before }
        guard size != before.size else { return }
        guard let window = windows.last(where: \.isOnScreen), let root = window.rootViewController, app.applicationState != .background else {
            return apply(part, to: scene, windows, from: old)
        }
        SizeTransition.run(in: window, root, duration: Self.duration, announce: { coordinator in
            if new != old { root.announceTraits(new, with: coordinator) }
            root.announceSize(size, with: coordinator)
        }, change: { apply(part, to: scene, windows, from: old) })
    }

    private func apply(_ part: CGSize?, to scene: UIWindowScene, _ windows: [UIWindow], from old: UITraitCollection) {
        scene.part = part
        let bounds = scene.coordinateSpace.bounds
        for window in windows {
            window.frame = bounds
            window.updateSafeArea()
            if scene.traitCollection != old { window.tellTraitChange(from: old) }
        }
    }
}

extension UIScreen {
    /// D57: of half an iPad's screen or less, but the largest's, a compact width.
    func traits(ofPart size: CGSize) -> UITraitCollection {
        traitCollection.modifyingTraits { $0.horizontalSizeClass = size.width < Self.leastRegularWidth ? .compact : .regular }
    }

    /// Points.
    private static let leastRegularWidth: CGFloat = 640
}
