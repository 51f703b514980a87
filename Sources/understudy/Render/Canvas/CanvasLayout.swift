import InterfaceBuilder
import Viewing

/// Where scenes lie on a canvas, and how large it is. Lengths are points.
struct CanvasLayout {
    /// Above a scene: its title and its dock.
    static let titleHeight: Double = 28
    private static let margin: Double = 60
    /// Left of the first scene: the arrow that leads in.
    private static let entry: Double = 70
    private static let gap: Double = 80
    private static let wordsWidth: Double = 220, wordsHeight: Double = 64

    private let outline: DocumentOutline
    private let screen: (width: Double, height: Double)
    private let size: (SceneOutline) -> (width: Double, height: Double)?

    /// - Parameters:
    ///   - screen: the device's.
    ///   - size: a scene's own size; nil for the screen's.
    init(_ outline: DocumentOutline, screen: (width: Double, height: Double), size: @escaping (SceneOutline) -> (width: Double, height: Double)?) {
        (self.outline, self.screen, self.size) = (outline, screen, size)
    }

    /// The canvas at one pixel a point.
    func canvas(picture: String) -> ViewerCanvas {
        var items = outline.scenes.map { item($0) }
        placeInOrder(&items)
        moveIntoCanvas(&items)
        // An empty canvas is as large as a scene.
        let least = ViewerCanvas.Frame(x: 0, y: 0, width: items.isEmpty ? screen.width : 0, height: items.isEmpty ? screen.height : 0)
        let all = items.map(\.frame).reduce(least) { $0.union($1) }
        return ViewerCanvas(width: all.maxX + Self.margin, height: all.maxY + Self.margin, scale: 1, picture: picture, items: items, arrows: arrows)
    }

    private func item(_ scene: SceneOutline) -> ViewerCanvas.Item {
        let own: (width: Double, height: Double)
        let content: ViewerCanvas.Item.Content
        switch scene.kind {
        case .controller, .view:
            own = size(scene) ?? screen
            content = .scene
        case .reference:
            own = (Self.wordsWidth, Self.wordsHeight)
            content = .words(scene.target ?? "", isError: false)
        case .empty:
            own = (Self.wordsWidth, Self.wordsHeight)
            content = .words("no view controller", isError: false)
        }
        let middle = place(scene)
        let frame = ViewerCanvas.Frame(x: (middle?.x ?? .nan) - own.width / 2, y: (middle?.y ?? .nan) - own.height / 2, width: own.width, height: own.height)
        var item = ViewerCanvas.Item(id: scene.id, title: RenderPlan.title(of: scene), frame: frame, content: content)
        item.isInitial = scene.id == outline.initial
        item.hasDock = scene.kind == .controller && outline.isStoryboard
        item.hasExit = scene.hasExit
        return item
    }

    /// A unit of the document's is a 600th of the device's width or height; before there were devices it was a point.
    private func place(_ scene: SceneOutline) -> (x: Double, y: Double)? {
        guard let location = scene.location else { return nil }
        guard outline.device != nil else { return location }
        return (location.x * screen.width / 600, location.y * screen.height / 600)
    }

    /// What has no place lies in a row beneath the rest; so do all views of a xib where they would cover each other.
    private func placeInOrder(_ items: inout [ViewerCanvas.Item]) {
        var placed = items.filter { !$0.frame.x.isNaN && !$0.frame.y.isNaN }.map(\.frame)
        if !outline.isStoryboard, placed.indices.contains(where: { i in placed[..<i].contains { $0.intersects(placed[i]) } }) { placed = [] }
        let all = placed.dropFirst().reduce(placed.first) { $0?.union($1) }
        var x = all?.x ?? 0
        let y = all.map { $0.maxY + Self.gap } ?? 0
        for index in items.indices where placed.isEmpty || items[index].frame.x.isNaN || items[index].frame.y.isNaN {
            (items[index].frame.x, items[index].frame.y) = (x, y)
            x += items[index].frame.width + Self.gap
        }
    }

    private func moveIntoCanvas(_ items: inout [ViewerCanvas.Item]) {
        let left = items.map { $0.frame.x - ($0.isInitial ? Self.entry : 0) }.min() ?? 0, top = items.map(\.frame.y).min() ?? 0
        for index in items.indices {
            items[index].frame = items[index].frame.offset(Self.margin - left, Self.margin + Self.titleHeight - top)
        }
    }

    // MARK: Segues

    private var arrows: [ViewerCanvas.Arrow] {
        let indices = Dictionary(outline.scenes.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return outline.segues.compactMap { segue in
            guard let from = indices[segue.source], let to = indices[segue.destination], from != to else { return nil }
            return ViewerCanvas.Arrow(from: from, to: to, label: Self.label(of: segue))
        }
    }

    /// As Xcode's inspector names the kinds.
    private static func label(of segue: SegueOutline) -> String {
        switch (segue.kind, segue.relationship) {
        case ("relationship", let relationship?): words(relationship)
        case ("presentation", _): "present modally"
        case ("popoverPresentation", _): "present as popover"
        case (let kind, _): words(kind)
        }
    }

    /// `rootViewController` → `root view controller`.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter.lowercased())" : String(letter) }
    }
}
