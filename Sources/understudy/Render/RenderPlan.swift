import AppBuilder
import Foundation
import InterfaceBuilder
import Viewing

/// Which scenes are drawn, on which device, to which files.
struct RenderPlan {
    private let outline: DocumentOutline
    private let document: URL
    private let options: RenderOptions
    private let scenes: [SceneOutline]

    /// - Throws: when the scene that was asked for isn't there.
    init(_ outline: DocumentOutline, _ document: URL, _ options: RenderOptions) throws {
        self.outline = outline
        self.document = document
        self.options = options
        let shown = outline.scenes.filter { $0.kind == .controller || $0.kind == .view }
        guard let wanted = options.scene else {
            scenes = shown
            return
        }
        guard let found = shown.first(where: { [$0.id, $0.sceneID, $0.identifier].contains(wanted) }) else {
            let known = shown.map { "\n  \($0.id)  \(Self.title(of: $0))" }.joined()
            throw BuildFailure("\(document.path) has no scene '\(wanted)'\(known.isEmpty ? "" : "; it has\(known)")")
        }
        scenes = [found]
    }

    // MARK: What the viewer is told

    func request(bundle: URL, events: URL) -> ViewerRequest {
        var request = ViewerRequest(
            path: document.path, kind: outline.isStoryboard ? .storyboard : .xib, bundle: bundle.path,
            name: document.deletingPathExtension().lastPathComponent, events: events.path, scenes: scenes.map(viewed), task: .pictures)
        request.settings.isDark = options.isDark ?? outline.device?.isDark ?? false
        request.settings.textSize = options.textSize
        request.settings.scale = options.scale
        return request
    }

    /// UIKit's own, as for any app.
    var environment: [String: String] {
        var result = ["UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_UNTIL": "never"]
        result["UNDERSTUDY_DEVICE"] = options.device ?? outline.device?.identifier ?? "retina4_7"
        if options.device == nil, outline.device?.isLandscape == true { result["UNDERSTUDY_ORIENTATION"] = "landscape-left" }
        return result
    }

    private func viewed(_ scene: SceneOutline) -> ViewerScene {
        var result = ViewerScene(id: scene.id, line: scene.line, title: Self.title(of: scene))
        result.identifier = scene.way.identifier
        result.steps = scene.way.steps.map(Self.step)
        if let size = size(of: scene) { (result.width, result.height) = size }
        result.picture = picture(of: scene)
        return result
    }

    private static func step(_ step: SceneWay.Step) -> ViewerScene.Step {
        switch step {
        case .tab(let index): .tab(index)
        case .root: .root
        case .pushed(let identifier): .pushed(identifier: identifier)
        }
    }

    /// Nil for the whole screen.
    private func size(of scene: SceneOutline) -> (Double, Double)? {
        if let size = scene.freeformSize { return size }
        if scene.kind == .view { return scene.viewSize }
        return outline.device == nil && options.device == nil ? scene.viewSize : nil
    }

    private func picture(of scene: SceneOutline) -> String {
        let output = options.output ?? "\(document.deletingPathExtension().lastPathComponent).png"
        return URL(fileURLWithPath: output).path
    }

    /// What the canvas calls a scene.
    static func title(of scene: SceneOutline) -> String { scene.label ?? scene.title ?? scene.customClass ?? scene.baseClass }
}
