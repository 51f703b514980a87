import NibArchive

/// The top and bottom layout guides of a controller, from before the safe area. They are compiled as edges of the root
/// view's safe area, as Interface Builder itself translates them.
enum OldLayoutGuides {
    /// Whether a controller's root view has constraints to the controller's top or bottom guide.
    static func areUsed(in view: Element, _ nib: NibCompiler) -> Bool {
        guard let controller = view.parent, let guides = controller.child("layoutGuides"), view.key == "view" else { return false }
        return guides.children.contains { nib.document.referenced.contains($0.id ?? "") }
    }

    /// The item and attribute that stand for an attribute of a guide.
    static func translate(_ guide: Element, _ attribute: Int, _ nib: NibCompiler) -> (item: NibNode, attribute: Int)? {
        guard let view = guide.parent?.parent?.child("view") else { return nil }
        let isTop = guide["type"] == "top"
        switch (isTop, attribute) {
        case (true, 4): return (nib.safeArea(of: view), 3)
        case (false, 3): return (nib.safeArea(of: view), 4)
        default: return (nib.node(view), attribute)
        }
    }
}
