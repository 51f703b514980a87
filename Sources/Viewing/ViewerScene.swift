/// A scene to be shown: a screen of a storyboard, or a top-level view of a xib. Lengths are points.
package struct ViewerScene: Codable, Sendable, Equatable {
    /// The way from one controller to the next, down to the scene's own.
    package enum Step: Codable, Sendable, Equatable {
        /// A tab's controller.
        case tab(Int)
        /// A navigation controller's root.
        case root
        /// Another controller of the storyboard, alone in the navigation controller.
        case pushed(identifier: String)
    }

    package enum Presentation: String, Codable, Sendable {
        case fullScreen, sheet
    }

    /// Of the controller or view, in the document.
    package var id: String
    /// Where the document's element stands.
    package var line: Int
    package var title: String
    /// The storyboard's identifier of the outermost controller around the scene, or of the scene's own.
    package var identifier = ""
    package var steps: [Step] = []
    /// Bars that the document has drawn without a container that brings them.
    package var hasNavigationBar = false
    package var hasToolbar = false
    package var hasTabBar = false
    /// Shown within another screen, away from what covers the device's edges.
    package var isEmbedded = false
    /// How a segue presents the outermost controller; nil where none does.
    package var presentation: Presentation?
    /// Nil for a full screen.
    package var width: Double?
    package var height: Double?
    /// Of a container on the canvas: what is written in it, where its children would be.
    package var placeholder: String?
    /// The PNG's path.
    package var picture: String?
    /// The views to measure.
    package var measured: [MeasuredView] = []
    /// Constraints to lay out without, by their ids.
    package var ignoredConstraints: Set<String> = []

    package init(id: String, line: Int, title: String) {
        (self.id, self.line, self.title) = (id, line, title)
    }
}
