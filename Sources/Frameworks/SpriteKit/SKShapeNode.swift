import UIKit

@preconcurrency @MainActor open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var strokeColor = UIColor.white
    open var fillColor = UIColor.clear
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var miterLimit: CGFloat = 0
    open var isAntialiased = true
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open var blendMode = SKBlendMode.alpha

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBox
        var shift = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.path = centered ? path.copy(using: &shift) ?? path : path
    }
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath) }
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) { self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2)) }
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)) }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        if numPoints > 0 { path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints))) }
        self.init(path: path)
    }

    open override var frame: CGRect { path?.boundingBox.offsetBy(dx: position.x, dy: position.y) ?? super.frame }
}
