/// A document's canvas: where its scenes lie and how they hang together. Lengths are points, from the upper left corner.
package struct ViewerCanvas: Codable, Sendable, Equatable {
    package struct Frame: Codable, Sendable, Equatable {
        package var x: Double, y: Double, width: Double, height: Double

        package init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

        package var midX: Double { x + width / 2 }
        package var midY: Double { y + height / 2 }
        package var maxX: Double { x + width }
        package var maxY: Double { y + height }

        package func union(_ other: Frame) -> Frame {
            let left = min(x, other.x), top = min(y, other.y)
            return Frame(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
        }

        package func intersects(_ other: Frame) -> Bool { x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY }
        package func offset(_ dx: Double, _ dy: Double) -> Frame { Frame(x: x + dx, y: y + dy, width: width, height: height) }
    }

    package struct Item: Codable, Sendable, Equatable {
        package enum Content: Codable, Sendable, Equatable {
            /// The scene of the request with the item's id.
            case scene
            /// A box with words in it: what stands for a controller of another storyboard, or why a scene can't be shown.
            case words(String, isError: Bool)
        }

        package var id: String
        package var title: String
        package var frame: Frame
        package var content: Content
        package var isInitial = false
        /// The icons of the scene's dock.
        package var hasDock = false
        package var hasExit = false

        package init(id: String, title: String, frame: Frame, content: Content) {
            (self.id, self.title, self.frame, self.content) = (id, title, frame, content)
        }
    }

    package struct Arrow: Codable, Sendable, Equatable {
        /// Indices of items.
        package var from: Int, to: Int
        package var label: String

        package init(from: Int, to: Int, label: String) { (self.from, self.to, self.label) = (from, to, label) }
    }

    package var width: Double
    package var height: Double
    /// Pixels a point.
    package var scale: Double
    package var picture: String
    package var items: [Item]
    package var arrows: [Arrow]

    package init(width: Double, height: Double, scale: Double, picture: String, items: [Item], arrows: [Arrow]) {
        (self.width, self.height, self.scale, self.picture) = (width, height, scale, picture)
        (self.items, self.arrows) = (items, arrows)
    }
}
