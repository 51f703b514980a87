open class NSUserActivity: ObjCObject {}
open class NSItemProvider: ObjCObject {}
open class UndoManager: ObjCObject {}
func UIGraphicsPushContext(_ context: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
extension CALayer { func rendered(rect: CGRect, scale: CGFloat) -> CGImage? { nil } }
extension UIViewController { var traitCollection: UITraitCollection { UITraitCollection() }; func traitCollectionDidChange(_ old: UITraitCollection?) {} }
