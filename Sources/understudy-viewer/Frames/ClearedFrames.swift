import UIKit

/// Views that were made to have no place and no size, for constraints to give them theirs.
@MainActor final class ClearedFrames {
    private var known: Set<ObjectIdentifier> = []
    /// Superviews of what springs and struts place, with the size that those are about.
    private var springs: [(view: UIView, size: CGSize)] = []

    /// Where a baseline lies depends on the size that a view has before layout.
    func keep(_ constraint: NSLayoutConstraint) {
        for (item, attribute) in [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)] {
            if let item, attribute == .firstBaseline || attribute == .lastBaseline { known.insert(ObjectIdentifier(item)) }
        }
    }

    /// Only what constraints place: a view that lies in none is placed by what shows it, and springs and struts start from the frame that the document has.
    func clear(_ view: UIView) {
        guard view.superview != nil, !view.translatesAutoresizingMaskIntoConstraints, known.insert(ObjectIdentifier(view)).inserted else { return }
        if view.autoresizesSubviews, view.subviews.contains(where: { $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isEmpty }) {
            springs.append((view, view.bounds.size))
            view.autoresizesSubviews = false
        }
        // The layer's: subviews don't follow.
        view.layer.bounds.size = .zero
        view.layer.position = .zero
    }

    /// Subviews follow from the size that they were drawn in to the one that layout gave.
    func resizeSubviews() {
        for (view, size) in springs {
            let laidOut = view.bounds
            view.layer.bounds.size = size
            view.autoresizesSubviews = true
            view.bounds = laidOut
        }
        springs = []
    }
}
