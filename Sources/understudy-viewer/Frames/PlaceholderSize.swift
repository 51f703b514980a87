import UIKit

/// The intrinsic size that a document says to lay out with, as a view's class would say on a device.
@MainActor struct PlaceholderSize {
    let width: Double?
    let height: Double?

    func add(to view: UIView) {
        if let width { add(view.widthAnchor, width, view, .horizontal) }
        if let height { add(view.heightAnchor, height, view, .vertical) }
    }

    /// What an intrinsic size is to the solver.
    private func add(_ anchor: NSLayoutDimension, _ length: Double, _ view: UIView, _ axis: NSLayoutConstraint.Axis) {
        let most = anchor.constraint(lessThanOrEqualToConstant: CGFloat(length)), least = anchor.constraint(greaterThanOrEqualToConstant: CGFloat(length))
        most.priority = view.contentHuggingPriority(for: axis)
        least.priority = view.contentCompressionResistancePriority(for: axis)
        NSLayoutConstraint.activate([most, least])
    }
}
