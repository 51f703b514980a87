import CoreGraphics
import Foundation
import ObjCRuntime
public protocol CAAction: NSObjectProtocol { func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) }
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable { public var rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
 public static let resize = Self(rawValue: "resize"), resizeAspect = Self(rawValue: "resizeAspect"), resizeAspectFill = Self(rawValue: "resizeAspectFill"), center = Self(rawValue: "center"), top = Self(rawValue: "top"), bottom = Self(rawValue: "bottom"), left = Self(rawValue: "left"), right = Self(rawValue: "right"), topLeft = Self(rawValue: "topLeft"), topRight = Self(rawValue: "topRight"), bottomLeft = Self(rawValue: "bottomLeft"), bottomRight = Self(rawValue: "bottomRight") }
public struct CATransform3D: Sendable {}
public protocol CALayerDelegate: NSObjectProtocol {}
open class CALayer: ObjCObject {
  open weak var delegate: (any CALayerDelegate)?
  open var bounds = CGRect.zero, position = CGPoint.zero, anchorPoint = CGPoint(x: 0.5, y: 0.5), contentsScale: CGFloat = 1, opacity: Float = 1, isHidden = false, isOpaque = false, masksToBounds = false
  open var transform = CATransform3D()
  open var backgroundColor: CGColor?
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var mask: CALayer?
  open var frame: CGRect { get { CGRect(x: position.x - bounds.width/2, y: position.y - bounds.height/2, width: bounds.width, height: bounds.height) } set { position = CGPoint(x: newValue.midX, y: newValue.midY); bounds.size = newValue.size } }
  open func affineTransform() -> CGAffineTransform { .identity }
  open func setAffineTransform(_ m: CGAffineTransform) {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGRect, to l: CALayer?) -> CGRect { p }
  open func convert(_ p: CGRect, from l: CALayer?) -> CGRect { p }
  open func addSublayer(_ l: CALayer) {}
  open func insertSublayer(_ l: CALayer, above: CALayer?) {}
  open func insertSublayer(_ l: CALayer, below: CALayer?) {}
  open func removeFromSuperlayer() {}
  open func render(in ctx: CGContext) {}
}
