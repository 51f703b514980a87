import Viewing

/// How fine a canvas can be drawn: a large one is drawn smaller, so that its picture stays within what a program may hold.
enum CanvasScale {
    /// Of the whole picture.
    static let mostPixels: Double = 32_000_000
    /// Of a side, as far as the drawing goes.
    static let longestSide: Double = 30_000

    /// - Parameter wanted: pixels a point.
    /// - Returns: what is possible of it.
    static func choose(_ wanted: Double, width: Double, height: Double) -> Double {
        let bySize = (mostPixels / (width * height)).squareRoot(), bySide = longestSide / max(width, height)
        let most = min(bySize, bySide)
        return wanted <= most ? wanted : (most * 100).rounded(.down) / 100
    }
}
