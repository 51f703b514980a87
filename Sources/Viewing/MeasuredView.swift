/// A view whose frame is asked for. Lengths are points.
package struct MeasuredView: Codable, Sendable, Equatable {
    /// In the document.
    package var id: String
    /// Stands for the intrinsic size that an app's class would have.
    package var placeholderWidth: Double?, placeholderHeight: Double?
    /// Of a table's row, where it isn't the table's.
    package var rowHeight: Double?
    /// Of a label or a button that Interface Builder sized in whole points.
    package var wholeHeight: Double?
    /// Of a collection's cell.
    package var reuseIdentifier: String?, itemWidth: Double?, itemHeight: Double?

    /// Asked for as constraints see it, not as a frame.
    package var isAlignment = false
    /// Asked for in the bar that shows the view.
    package var isInBar = false

    package init(id: String, placeholderWidth: Double?, placeholderHeight: Double?, rowHeight: Double?, wholeHeight: Double?) {
        (self.id, self.placeholderWidth, self.placeholderHeight) = (id, placeholderWidth, placeholderHeight)
        (self.rowHeight, self.wholeHeight) = (rowHeight, wholeHeight)
    }
}

/// Where layout put a view, in its superview.
package struct MeasuredFrame: Codable, Sendable, Equatable {
    package var id: String
    package var x: Double, y: Double, width: Double, height: Double
    /// Whether the view moves or is sized otherwise when the texts around have other widths.
    package var hangsOnText: Bool

    package init(id: String, x: Double, y: Double, width: Double, height: Double, hangsOnText: Bool) {
        (self.id, self.x, self.y, self.width, self.height, self.hangsOnText) = (id, x, y, width, height, hangsOnText)
    }
}
