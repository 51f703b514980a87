import Foundation

/// What a table knows of its data source's answers and what of it is on screen.
@MainActor struct TableData {
    var isLoaded = false
    var rowCounts: [Int] = []
    var geometry = TableGeometry()
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// The width for which heights were asked for.
    var width: CGFloat = -1
    var isEditing = false
    var hasSeparatorInset = false
    /// Heights have to be asked for again.
    var needsHeights = true
    /// A data source's titles, asked for with the heights.
    var headerTitles: [Int: String] = [:]
    var footerTitles: [Int: String] = [:]
    /// Rows that the prefetching data source was told of.
    var prefetched: Set<IndexPath> = []
}

/// Which rows are selected, in the order that they were, and which one is pressed.
struct TableSelection {
    var paths: [IndexPath] = []
    var pressed: IndexPath?
}
