/// Where the canvas had a view, in its superview: the `<rect key="frame">` that Interface Builder wrote after layout. Points.
package struct FrameOutline: Sendable {
    /// Why the document itself says that a frame isn't what layout gives.
    package enum Exception: String, Sendable, CaseIterable {
        /// Moved by hand and not laid out since.
        case misplaced
        /// Constraints leave it open.
        case ambiguous
        /// Placed by an app's own class, which only the app has: a layout of its own, or a size of its own.
        case custom
        /// Lies beside the scene's screen.
        case detached
        /// Kept from before the device or the size was chosen: a container's bar that isn't as wide as the screen, a view that isn't as large as its free form, rows beneath others.
        case stale
        /// Not what the document's own constraints say.
        case contradicted
        /// In a prototype without a reuse identifier, which no nib holds.
        case unnamed
    }

    package let id: String
    /// `label`, `view`.
    package let element: String
    /// From 1.
    package let line: Int
    package let x: Double, y: Double, width: Double, height: Double
    package let exception: Exception?
    /// Lies in no view of the document: where it is on the screen is up to what shows it.
    package let isRoot: Bool
    /// What the rectangle is about.
    package enum Subject: String, Sendable {
        case frame
        /// Of views whose frame is fixed, which the document says as constraints see it.
        case alignmentRectangle
        /// In the bar that shows the view, not in the superview that it has there.
        case placeInBar
    }

    package let subject: Subject
    /// What stands on the canvas for the intrinsic size of a class that only the app has.
    package let placeholderWidth: Double?, placeholderHeight: Double?
    /// Of a table's row, where it has one of its own.
    package let rowHeight: Double?
    /// Of a collection's cell that has a size of its own.
    package let reuseIdentifier: String?
    package let itemSize: (width: Double, height: Double)?
}
