/// A passage between two scenes.
package struct SegueOutline: Sendable {
    package let id: String
    /// `show`, `presentation`, `embed`, `relationship`, `unwind`.
    package let kind: String
    /// Of a relationship: `rootViewController`, `viewControllers`.
    package let relationship: String?
    package let identifier: String?
    /// `fullScreen`, `formSheet`; nil for the controller's own.
    package let presentationStyle: String?
    /// Ids of the controllers.
    package let source: String
    package let destination: String

    /// Nil for a segue that leads nowhere.
    init?(_ segue: Element, from scene: Scene, in document: Document) {
        guard let source = scene.controller?.id?.string, let target = segue["destination"].flatMap({ document.objects[$0] }) else { return nil }
        id = segue.id?.string ?? ""
        kind = segue["kind"]?.string ?? ""
        relationship = segue["relationship"]?.string
        identifier = segue["identifier"]?.string
        presentationStyle = segue["modalPresentationStyle"]?.string
        self.source = source
        // An unwind leads to its scene's exit.
        destination = target.name == "exit" ? source : target.id?.string ?? ""
    }
}
