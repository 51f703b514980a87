/// A scene as the canvas shows it: a storyboard's, or a top-level object of a xib. Lengths are points.
package struct SceneOutline: Sendable {
    package enum Kind: Sendable {
        case controller
        /// Stands for a controller of another storyboard.
        case reference
        /// A view that lies in a xib by itself.
        case view
        /// A scene without a controller.
        case empty
    }

    /// How the document has the screen's bars drawn.
    package enum Bar: Sendable {
        case inferred, absent, navigation, toolbar, tabs
    }

    /// Of the controller or view; the scene's own where it has neither.
    package let id: String
    package let sceneID: String?
    package let kind: Kind
    /// `navigationController`, `view`.
    package let element: String
    /// From 1.
    package let line: Int
    /// In the compiled storyboard.
    package let identifier: String
    /// As the document's author named it, and as it calls itself.
    package let label: String?
    package let title: String?
    package let customClass: String?
    /// The class that stands where the custom one is missing.
    package let baseClass: String
    /// The scene's middle. In storyboards a unit is a 600th of the device's width or height.
    package let location: (x: Double, y: Double)?
    /// Of the view, as the document has it.
    package let viewSize: (width: Double, height: Double)?
    package let freeformSize: (width: Double, height: Double)?
    package let topBar: Bar
    package internal(set) var bottomBar: Bar
    let hidesBottomBarWhenPushed: Bool
    package let hidesStatusBar: Bool
    /// `fullScreen`, `formSheet`; nil for the system's choice.
    package let presentationStyle: String?
    /// Of a reference: `Settings`, `Settings.Detail`.
    package let target: String?
    package let hasExit: Bool
    /// From the outermost controller around it.
    package internal(set) var way = SceneWay(identifier: "")
}

extension SceneOutline {
    init(_ scene: Scene, in document: Document) {
        let kind: Kind = scene.controller == nil ? .empty : scene.isReference ? .reference : .controller
        self.init(scene.controller ?? scene.element, kind, place: scene.element, in: document)
    }

    /// - Parameter place: the element that says where on the canvas.
    init(_ element: Element, _ kind: Kind, place: Element, in document: Document) {
        let view = kind == .view ? element : element.child("view")
        id = (element.id ?? place["sceneID"] ?? "").string
        sceneID = place["sceneID"]?.string
        self.kind = kind
        self.element = element.name.text
        line = document.place(of: element).line
        identifier = Storyboard.identifier(of: element)
        label = element["userLabel"]?.string
        title = (element["title"] ?? element.child("navigationItem")?["title"])?.string
        customClass = element["customClass"]?.string
        baseClass = ElementKind.registry[element.name]?.className.text ?? "UIView"
        location = place.child("canvasLocation").flatMap { point in
            point.number("x").flatMap { x in point.number("y").map { (x, $0) } }
        }
        viewSize = view?.child("frame").flatMap(Self.size)
        freeformSize = Self.isFreeform(element) ? element.child("freeformSize").flatMap(Self.size) ?? view?.child("frame").flatMap(Self.size) : nil
        topBar = Self.bar(element.child("simulatedTopBarMetrics"))
        bottomBar = Self.bar(element.child("simulatedBottomBarMetrics"))
        hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") == true
        presentationStyle = element["modalPresentationStyle"]?.string
        hidesStatusBar = element.child("simulatedStatusBarMetrics")?.name == "nil"
        target = kind == .reference ? [element["storyboardName"], element["referencedIdentifier"]].compactMap { $0?.string }.joined(separator: ".") : nil
        hasExit = place.children(of: "objects").contains { $0.name == "exit" }
    }

    private static func size(_ element: Element) -> (width: Double, height: Double)? {
        element.number("width").flatMap { width in element.number("height").map { (width, $0) } }
    }

    private static func isFreeform(_ element: Element) -> Bool { element.child("simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics" }

    private static func bar(_ element: Element?) -> Bar {
        switch element?.name {
        case "nil": .absent
        case "simulatedNavigationBarMetrics": .navigation
        case "simulatedToolbarMetrics": .toolbar
        case "simulatedTabBarMetrics": .tabs
        default: .inferred
        }
    }
}
