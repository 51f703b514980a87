import Foundation

/// A structure in an NSValue. corelibs' own holds ranges, points, sizes and rectangles only, and can't be subclassed: of others it
/// holds the address of a box, which goes with it. Equal structures share a box, so that their values are equal.
final class StructureBox: @unchecked Sendable {
    let structure: Any
    private let key: Data

    private static let lock = NSLock()
    nonisolated(unsafe) private static var boxes: [Data: Weak] = [:]
    private struct Weak { weak var box: StructureBox? }

    private init(_ structure: Any, _ key: Data) { (self.structure, self.key) = (structure, key) }

    deinit {
        let key = key
        Self.lock.withLock { if Self.boxes[key]?.box == nil { Self.boxes[key] = nil } }
    }

    static func of<T>(_ structure: T) -> StructureBox {
        let key = Data(_typeName(T.self).utf8) + withUnsafeBytes(of: structure) { Data($0) }
        return lock.withLock {
            if let found = boxes[key]?.box { return found }
            let made = StructureBox(structure, key)
            boxes[key] = Weak(box: made)
            return made
        }
    }
}

extension NSValue {
    /// - Parameter structure: a plain one, of numbers.
    package convenience init<T>(structure: T) {
        let box = StructureBox.of(structure)
        var address = UInt(bitPattern: Unmanaged.passUnretained(box).toOpaque())
        self.init(bytes: &address, objCType: "Q")
        ObjCAttachments.of(self, make: true)?.structure = box
    }

    /// The structure within, of a value of any of the kinds.
    package var boxedStructure: Any? {
        switch String(cString: objCType) {
        case "Q": return ownStructure
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": return rectValue
        case "{CGPoint=dd}": return pointValue
        case "{CGSize=dd}": return sizeValue
        case "{_NSRange=QQ}": return rangeValue
        default: return nil
        }
    }

    package func structure<T>(_ type: T.Type) -> T? { ownStructure as? T }

    private var ownStructure: Any? { ObjCAttachments.of(self, make: false)?.structure?.structure }
}
