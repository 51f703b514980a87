import UIKit

/// The icons of a scene's dock: the controller, the first responder, the exit.
@MainActor enum DockIcon {
    private static let box = CGRect(x: 0, y: 0, width: 12, height: 12)

    static func all(hasExit: Bool) -> [CAShapeLayer] {
        [icon(UIBezierPath(ovalIn: box), .systemYellow), icon(cube, .systemOrange)] + (hasExit ? [icon(exit, .systemRed)] : [])
    }

    private static func icon(_ path: UIBezierPath, _ color: UIColor) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = box
        layer.path = path.cgPath
        layer.fillColor = color.withAlphaComponent(0.3).cgColor
        layer.strokeColor = color.cgColor
        layer.lineWidth = 1
        return layer
    }

    private static var cube: UIBezierPath { UIBezierPath(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 2) }

    /// An arrow that leaves a box.
    private static var exit: UIBezierPath {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 2, width: 6, height: 8))
        path.move(to: CGPoint(x: 3, y: 6))
        path.addLine(to: CGPoint(x: 11, y: 6))
        path.move(to: CGPoint(x: 8, y: 3))
        path.addLine(to: CGPoint(x: 11, y: 6))
        path.addLine(to: CGPoint(x: 8, y: 9))
        return path
    }
}
