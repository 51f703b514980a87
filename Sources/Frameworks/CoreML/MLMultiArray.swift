import Foundation
import ObjCRuntime

public enum MLMultiArrayDataType: Int, Sendable {
    case double = 0x10040, float32 = 0x10020, float16 = 0x10010, int32 = 0x20020
    public static var float: MLMultiArrayDataType { .float32 }
    public static var float64: MLMultiArrayDataType { .double }
}

/// Numbers in several dimensions, the last one running fastest.
open class MLMultiArray: ObjCObject, @unchecked Sendable {
    public let shape: [NSNumber], strides: [NSNumber], dataType: MLMultiArrayDataType
    public let count: Int
    public let dataPointer: UnsafeMutableRawPointer

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let sizes = shape.map(\.intValue)
        guard sizes.allSatisfy({ $0 > 0 }) else { throw MLModelError(.generic, userInfo: [NSLocalizedDescriptionKey: "Invalid shape"]) }
        (self.shape, self.dataType, count) = (shape, dataType, sizes.reduce(1, *))
        strides = sizes.indices.map { NSNumber(value: sizes[($0 + 1)...].reduce(1, *)) }
        dataPointer = .allocate(byteCount: max(count, 1) * 8, alignment: 64)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: max(count, 1) * 8)
        super.init()
    }
    deinit { dataPointer.deallocate() }

    open subscript(index: Int) -> NSNumber {
        get {
            switch dataType {
            case .double: NSNumber(value: dataPointer.load(fromByteOffset: index * 8, as: Double.self))
            case .int32: NSNumber(value: dataPointer.load(fromByteOffset: index * 4, as: Int32.self))
            default: NSNumber(value: dataPointer.load(fromByteOffset: index * 4, as: Float.self))
            }
        }
        set {
            switch dataType {
            case .double: dataPointer.storeBytes(of: newValue.doubleValue, toByteOffset: index * 8, as: Double.self)
            case .int32: dataPointer.storeBytes(of: newValue.int32Value, toByteOffset: index * 4, as: Int32.self)
            default: dataPointer.storeBytes(of: newValue.floatValue, toByteOffset: index * 4, as: Float.self)
            }
        }
    }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }
    private func place(_ key: [NSNumber]) -> Int { zip(key, strides).map { $0.intValue * $1.intValue }.reduce(0, +) }
}
