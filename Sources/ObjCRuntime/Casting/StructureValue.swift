import Foundation

/// An NSValue of a structure that corelibs' own can't hold: it boxes ranges, points, sizes and rectangles only.
package final class StructureValue: NSValue, @unchecked Sendable {
    package let structure: Any
    private let type: UnsafeMutablePointer<CChar>
    private let copyBytes: @Sendable (UnsafeMutableRawPointer) -> Void
    private let equals: @Sendable (Any) -> Bool

    /// - Parameter encoding: Objective-C's, as `{CGVector=dd}`.
    init<T: Equatable & Sendable>(_ structure: T, encoding: String) {
        self.structure = structure
        type = strdup(encoding)
        copyBytes = { $0.bindMemory(to: T.self, capacity: 1).pointee = structure }
        equals = { $0 as? T == structure }
        var none: UInt8 = 0
        super.init(bytes: &none, objCType: "C")
    }

    required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<CChar>) { fatalError("A StructureValue is made of its structure") }
    required init?(coder: NSCoder) { nil }
    deinit { free(type) }

    package override var objCType: UnsafePointer<CChar> { UnsafePointer(type) }
    package override func getValue(_ value: UnsafeMutableRawPointer) { copyBytes(value) }
    package override func isEqual(_ value: Any?) -> Bool { (value as? StructureValue).map { equals($0.structure) } ?? false }
    package override var hash: Int { String(cString: type).hash }
    package override var description: String { "\(structure)" }
    package override func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Lets an initialiser of NSValue give a subclass, as only that of a protocol not for classes can.
public protocol _StructureBoxing {}

extension NSValue: _StructureBoxing {
    /// The structure within, of a value of any of the kinds.
    package var boxedStructure: Any? {
        if let box = self as? StructureValue { return box.structure }
        switch String(cString: objCType) {
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": return rectValue
        case "{CGPoint=dd}": return pointValue
        case "{CGSize=dd}": return sizeValue
        case "{_NSRange=QQ}": return rangeValue
        default: return nil
        }
    }

    package func structure<T>(_ type: T.Type) -> T? { (self as? StructureValue)?.structure as? T }
}

extension _StructureBoxing {
    package init<T: Equatable & Sendable>(structure: T, encoding: String) { self = StructureValue(structure, encoding: encoding) as! Self }
}
