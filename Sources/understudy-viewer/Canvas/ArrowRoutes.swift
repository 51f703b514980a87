import UIKit
import Viewing

/// The way of one arrow: from the edge of one item to the edge of another, leaving and arriving at right angles.
struct ArrowRoute {
    var start: CGPoint, end: CGPoint
    /// Handles of the curve.
    var leaving: CGPoint, arriving: CGPoint
    var label: String

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    var middle: CGPoint {
        CGPoint(x: (start.x + 3 * leaving.x + 3 * arriving.x + end.x) / 8, y: (start.y + 3 * leaving.y + 3 * arriving.y + end.y) / 8)
    }
}

/// Finds ways for a canvas's arrows. Those that share an edge are spread over it.
@MainActor struct ArrowRoutes {
    private enum Edge: Hashable { case left, right, top, bottom }
    private struct Port: Hashable {
        var item: Int
        var edge: Edge
    }

    private let canvas: ViewerCanvas

    init(_ canvas: ViewerCanvas) { self.canvas = canvas }

    var routes: [ArrowRoute] {
        let ports = canvas.arrows.map { arrow in
            let edges = edges(from: canvas.items[arrow.from].frame, to: canvas.items[arrow.to].frame)
            return (Port(item: arrow.from, edge: edges.0), Port(item: arrow.to, edge: edges.1))
        }
        var users: [Port: Int] = [:], next: [Port: Int] = [:]
        for (from, to) in ports {
            users[from, default: 0] += 1
            users[to, default: 0] += 1
        }
        func point(_ port: Port) -> CGPoint {
            next[port, default: 0] += 1
            return place(on: port, part: CGFloat(next[port]!) / CGFloat(users[port]! + 1))
        }
        // From above to below, so that arrows out of one edge don't cross.
        let order = canvas.arrows.indices.sorted { canvas.items[canvas.arrows[$0].to].frame.midY < canvas.items[canvas.arrows[$1].to].frame.midY }
        return order.map { index in
            let arrow = canvas.arrows[index], port = ports[index]
            let start = point(port.0), end = point(port.1)
            let reach = min(max(hypot(end.x - start.x, end.y - start.y) / 2, 30), 200)
            return ArrowRoute(
                start: start, end: end, leaving: moved(start, port.0.edge, reach), arriving: moved(end, port.1.edge, reach), label: arrow.label)
        }
    }

    /// Sideways where there is room between the two or they lie side by side, else up or down.
    private func edges(from a: ViewerCanvas.Frame, to b: ViewerCanvas.Frame) -> (Edge, Edge) {
        let isBeside = b.x >= a.maxX || b.maxX <= a.x || abs(b.midX - a.midX) / (a.width + b.width) >= abs(b.midY - a.midY) / (a.height + b.height)
        if isBeside { return b.midX >= a.midX ? (.right, .left) : (.left, .right) }
        return b.midY > a.midY ? (.bottom, .top) : (.top, .bottom)
    }

    private func place(on port: Port, part: CGFloat) -> CGPoint {
        let frame = CGRect(canvas.items[port.item].frame)
        return switch port.edge {
        case .left: CGPoint(x: frame.minX, y: frame.minY + frame.height * part)
        case .right: CGPoint(x: frame.maxX, y: frame.minY + frame.height * part)
        case .top: CGPoint(x: frame.minX + frame.width * part, y: frame.minY - 28)
        case .bottom: CGPoint(x: frame.minX + frame.width * part, y: frame.maxY)
        }
    }

    private func moved(_ point: CGPoint, _ edge: Edge, _ distance: CGFloat) -> CGPoint {
        switch edge {
        case .left: CGPoint(x: point.x - distance, y: point.y)
        case .right: CGPoint(x: point.x + distance, y: point.y)
        case .top: CGPoint(x: point.x, y: point.y - distance)
        case .bottom: CGPoint(x: point.x, y: point.y + distance)
        }
    }
}
