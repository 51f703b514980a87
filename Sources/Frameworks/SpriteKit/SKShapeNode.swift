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

    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) { self.init(points: points, count: numPoints) }
    open var lineLength: CGFloat { path.map { PathWalk($0).length } ?? 0 }

    // MARK: Drawing

    override var ownBounds: CGRect? { path?.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) }
    override func draw(in context: CGContext) {
        guard let path else { return }
        if fillColor.cgColor.alpha > 0 {
            context.setFillColor(fillColor.cgColor)
            context.addPath(path)
            context.fillPath()
        }
        guard lineWidth > 0, strokeColor.cgColor.alpha > 0 else { return }
        context.setStrokeColor(strokeColor.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.addPath(path)
        context.strokePath()
    }
    override func describeLook(_ hasher: inout Hasher) {
        if let path {
            hasher.combine(ObjectIdentifier(path as AnyObject))
            hasher.combine(path.boundingBox.width)
        }
        hasher.combine(fillColor)
        hasher.combine(strokeColor)
        hasher.combine(lineWidth)
    }
    override func blank() -> SKNode {
        let copy = SKShapeNode()
        (copy.path, copy.fillColor, copy.strokeColor, copy.lineWidth, copy.lineCap, copy.lineJoin) = (path, fillColor, strokeColor, lineWidth, lineCap, lineJoin)
        return copy
    }
}
