import AppBuilder
import Foundation
import InterfaceBuilder
import Viewing

/// Which scenes are drawn, on which device, to which files.
struct RenderPlan {
    private let outline: DocumentOutline
    private let document: URL
    private let options: RenderOptions
    private let output: RenderOutput
    private let scenes: [SceneOutline]
    private let device: RenderDevice

    /// - Throws: when the scene that was asked for isn't there.
    init(_ outline: DocumentOutline, _ document: URL, _ options: RenderOptions) throws {
        self.outline = outline
        self.document = document
        self.options = options
        output = RenderOutput(options.output, document: document)
        device = RenderDevice(outline, options)
        let shown = outline.scenes.filter { $0.kind == .controller || $0.kind == .view }
        scenes = try options.scene.map { [try Self.find($0, shown, document)] } ?? shown
        if scenes.isEmpty { StandardError.write("\(document.path): note: there is nothing to show: no view and no view controller") }
        if !options.checksFrames { try output.prepare() }
    }

    private static func find(_ wanted: String, _ scenes: [SceneOutline], _ document: URL) throws -> SceneOutline {
        if let found = scenes.first(where: { [$0.id, $0.sceneID, $0.identifier].contains(wanted) }) { return found }
        let known = scenes.map { "\n  \($0.id)  \(title(of: $0))" }.joined()
        throw BuildFailure("\(document.path) has no scene '\(wanted)'\(known.isEmpty ? "" : "; it has\(known)")")
    }

    // MARK: What the viewer is told

    /// Asks for frames instead of pictures.
    func request(for frames: DocumentFrames, bundle: URL, events: URL) -> ViewerRequest {
        var request = request(bundle: bundle, events: events)
        request.settings.imageSizes = frames.imageSizes.mapValues { [$0.width, $0.height] }
        request.task = .frames(systemVersion: frames.systemVersion)
        for index in request.scenes.indices {
            request.scenes[index].placeholder = nil
            // One that was never laid out on the device keeps the size it had before.
            let scene = scenes[index], isAlone = scene.way.steps.isEmpty && scene.topBar == .inferred && scene.bottomBar == .inferred
            let isSheet = frames.systemVersion >= 13 && request.scenes[index].presentation == .sheet && scene.way.steps == [.root]
            if let size = scene.viewSize, size.width != device.screen.width || (isAlone || isSheet) && size.height != device.screen.height {
                (request.scenes[index].width, request.scenes[index].height) = size
            }
            request.scenes[index].measured = (frames.scenes[request.scenes[index].id] ?? []).map {
                var view = MeasuredView(
                    id: $0.id, placeholderWidth: $0.placeholderWidth, placeholderHeight: $0.placeholderHeight, rowHeight: $0.rowHeight,
                    wholeHeight: Self.wholeElements.contains($0.element) && $0.height == $0.height.rounded() ? $0.height : nil)
                (view.isAlignment, view.isInBar) = ($0.subject == .alignmentRectangle, $0.subject == .placeInBar)
                (view.reuseIdentifier, view.itemWidth, view.itemHeight) = ($0.reuseIdentifier, $0.itemSize?.width, $0.itemSize?.height)
                return view
            }
            request.scenes[index].ignoredConstraints = frames.contradictedConstraints
        }
        return request
    }

    func request(bundle: URL, events: URL) -> ViewerRequest {
        var request = ViewerRequest(
            path: document.path, kind: outline.isStoryboard ? .storyboard : .xib, bundle: bundle.path,
            name: document.deletingPathExtension().lastPathComponent, events: events.path, scenes: scenes.map(viewed), task: .pictures)
        request.settings.isDark = options.isDark ?? outline.device?.isDark ?? false
        request.settings.isLandscape = device.isLandscape
        request.settings.textSize = options.textSize
        request.settings.scale = options.scale
        switch output {
        case .file(let file) where options.scene == nil: request.task = .canvas(canvas(file))
        case .file(let file): for index in request.scenes.indices { request.scenes[index].picture = file.path }
        case .folder(let folder):
            let names = RenderOutput.names(of: scenes)
            for index in request.scenes.indices {
                request.scenes[index].picture = folder.appendingPathComponent("\(names[request.scenes[index].id] ?? "").png").path
            }
        }
        return request
    }

    var environment: [String: String] { device.environment }
    var arguments: [String] { options.locale.map { ["-AppleLanguages", "(\($0))", "-AppleLocale", $0] } ?? [] }

    private func viewed(_ scene: SceneOutline) -> ViewerScene {
        var result = ViewerScene(id: scene.id, line: scene.line, title: Self.title(of: scene))
        result.identifier = scene.way.identifier
        result.steps = scene.way.steps.map(Self.step)
        result.hasNavigationBar = scene.topBar == .navigation && !scene.way.isInNavigation
        result.hasToolbar = scene.bottomBar == .toolbar
        result.hasTabBar = scene.bottomBar == .tabs && !scene.way.isInTabs
        result.isEmbedded = outline.segues.contains { $0.kind == "embed" && $0.destination == scene.id }
        result.presentation = presentation(of: scene)
        if let size = device.size(of: scene) { (result.width, result.height) = size }
        if case .file = output, options.scene == nil { result.placeholder = Self.containers[scene.element] }
        return result
    }

    /// Of the segue that leads to the outermost controller around a scene.
    private func presentation(of scene: SceneOutline) -> ViewerScene.Presentation? {
        guard let outermost = outline.scenes.first(where: { $0.identifier == scene.way.identifier }),
              let segue = outline.segues.first(where: { $0.destination == outermost.id && ["presentation", "modal"].contains($0.kind) }) else { return nil }
        return [nil, "automatic", "pageSheet", "formSheet"].contains(segue.presentationStyle ?? outermost.presentationStyle) ? .sheet : .fullScreen
    }

    /// What Interface Builder sizes in whole points.
    private static let wholeElements: Set<String> = ["label", "button"]

    private static func step(_ step: SceneWay.Step) -> ViewerScene.Step {
        switch step {
        case .tab(let index): .tab(index)
        case .root: .root
        case .pushed(let identifier): .pushed(identifier: identifier)
        }
    }

    /// On the canvas a container is a frame without its children, which have places of their own.
    private static let containers = [
        "navigationController": "Navigation Controller", "tabBarController": "Tab Bar Controller",
        "splitViewController": "Split View Controller", "pageViewController": "Page View Controller",
    ]

    private func canvas(_ file: URL) -> ViewerCanvas {
        var canvas = CanvasLayout(outline, screen: device.screen, size: device.size).canvas(picture: file.path)
        let wanted = options.scale ?? 1
        canvas.scale = CanvasScale.choose(wanted, width: canvas.width, height: canvas.height)
        if canvas.scale < wanted {
            StandardError.write("\(document.path): note: the canvas is \(Int(canvas.width)) × \(Int(canvas.height)) points: drawn at \(canvas.scale) pixels a point")
        }
        return canvas
    }

    /// What the canvas calls a scene.
    static func title(of scene: SceneOutline) -> String {
        if scene.kind == .reference { return "Storyboard Reference" }
        return [scene.label, scene.title, scene.customClass].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? words(scene.baseClass)
    }

    /// `UINavigationController` → `Navigation Controller`.
    private static func words(_ className: String) -> String {
        let name = className.hasPrefix("UI") ? className.dropFirst(2) : className[...]
        return name.reduce(into: "") { text, letter in
            if letter.isUppercase, text.last?.isLowercase == true { text += " " }
            text.append(letter)
        }
    }
}
