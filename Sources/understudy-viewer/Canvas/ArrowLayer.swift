import UIKit

/// Arrows of a canvas as layers.
@MainActor enum ArrowLayer {
    private static let head: CGFloat = 9

    static func segue(_ route: ArrowRoute) -> CAShapeLayer {
        let path = UIBezierPath()
        path.move(to: route.start)
        path.addCurve(to: route.end, controlPoint1: route.leaving, controlPoint2: route.arriving)
        addHead(to: path, at: route.end, from: route.arriving)
        return stroked(path, UIColor(white: 0.45, alpha: 1), 1.5)
    }

    /// Leads into the scene that the storyboard starts with.
    static func entry(to frame: CGRect) -> CAShapeLayer {
        let path = UIBezierPath(), end = CGPoint(x: frame.minX, y: frame.midY), start = CGPoint(x: end.x - 56, y: end.y)
        path.move(to: start)
        path.addLine(to: end)
        addHead(to: path, at: end, from: start)
        return stroked(path, UIColor(white: 0.3, alpha: 1), 4)
    }

    private static func addHead(to path: UIBezierPath, at end: CGPoint, from origin: CGPoint) {
        let angle = atan2(end.y - origin.y, end.x - origin.x)
        for side in [-0.5, 0.5] as [CGFloat] {
            path.move(to: end)
            path.addLine(to: CGPoint(x: end.x - head * cos(angle + side), y: end.y - head * sin(angle + side)))
        }
    }

    private static func stroked(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = color.cgColor
        layer.lineWidth = width
        layer.lineCap = .round
        return layer
    }
}

/// A segue's kind, on its arrow.
final class ArrowLabel: UILabel {
    init(_ route: ArrowRoute) {
        super.init(frame: .zero)
        text = route.label
        font = .systemFont(ofSize: 11)
        textColor = .darkGray
        textAlignment = .center
        backgroundColor = UIColor(white: 1, alpha: 0.9)
        layer.cornerRadius = 8
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
        clipsToBounds = true
        let size = sizeThatFits(CGSize(width: 400, height: 40))
        // Over a short arrow, which it would cover.
        let rise: CGFloat = route.length < size.width + 44 ? 16 : 0
        frame = CGRect(x: route.middle.x - size.width / 2 - 7, y: route.middle.y - 8 - rise, width: size.width + 14, height: 16).integral
    }

    required init?(coder: NSCoder) { fatalError("no nib holds it") }
}
