import Foundation
import ObjCRuntime

extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(structure: insets) }
    public convenience init(uiOffset insets: UIOffset) { self.init(structure: insets) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }
    public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }

    public var uiEdgeInsetsValue: UIEdgeInsets { structure(UIEdgeInsets.self) ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure(NSDirectionalEdgeInsets.self) ?? .zero }
    public var uiOffsetValue: UIOffset { structure(UIOffset.self) ?? .zero }
    public var cgAffineTransformValue: CGAffineTransform { structure(CGAffineTransform.self) ?? .identity }
    public var cgVectorValue: CGVector { structure(CGVector.self) ?? .zero }
}

extension UIEdgeInsets: ScalarBridge {
    package static func bridged(_ value: Any) -> UIEdgeInsets? { (value as? NSValue)?.uiEdgeInsetsValue }
}

extension NSDirectionalEdgeInsets: ScalarBridge {
    package static func bridged(_ value: Any) -> NSDirectionalEdgeInsets? { (value as? NSValue)?.directionalEdgeInsetsValue }
}

extension UIOffset: ScalarBridge {
    package static func bridged(_ value: Any) -> UIOffset? { (value as? NSValue)?.uiOffsetValue }
}

extension CGAffineTransform: ScalarBridge {
    package static func bridged(_ value: Any) -> CGAffineTransform? { (value as? NSValue)?.cgAffineTransformValue }
}

extension UIEdgeInsets: _BoxedStructure {}
extension NSDirectionalEdgeInsets: _BoxedStructure {}
extension UIOffset: _BoxedStructure {}
extension CGAffineTransform: _BoxedStructure {}
extension CGVector: _BoxedStructure {}
