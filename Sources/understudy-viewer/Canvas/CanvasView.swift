import UIKit
import Viewing

/// A document's canvas: items, arrows over them, the arrow that leads into the first.
final class CanvasView: UIView {
    init(_ canvas: ViewerCanvas, _ pictures: [String: UIImage]) {
        super.init(frame: CGRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        backgroundColor = UIColor(white: 0.93, alpha: 1)
        for item in canvas.items { addSubview(CanvasItemView(item, pictures[item.id])) }
        for item in canvas.items where item.isInitial { layer.addSublayer(ArrowLayer.entry(to: CGRect(item.frame))) }
        let routes = ArrowRoutes(canvas).routes
        for route in routes { layer.addSublayer(ArrowLayer.segue(route)) }
        for route in routes { addSubview(ArrowLabel(route)) }
    }

    required init?(coder: NSCoder) { fatalError("no nib holds it") }
}

extension CGRect {
    init(_ frame: ViewerCanvas.Frame) { self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
}
