import CoreVideo
import Foundation
import ObjCRuntime

public enum MLFeatureType: Int, Sendable { case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence }

/// A value that a model takes or gives.
open class MLFeatureValue: ObjCObject, @unchecked Sendable {
    private enum Value { case none(MLFeatureType), int(Int64), double(Double), string(String), image(CVPixelBuffer), array(MLMultiArray), dictionary([AnyHashable: NSNumber]) }
    private let value: Value
    private init(_ value: Value) { self.value = value; super.init() }

    public convenience init(int64 value: Int64) { self.init(.int(value)) }
    public convenience init(double value: Double) { self.init(.double(value)) }
    public convenience init(string value: String) { self.init(.string(value)) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.array(value)) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image(value)) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary(value)) }
    public convenience init(undefined type: MLFeatureType) { self.init(.none(type)) }

    open var type: MLFeatureType {
        switch value {
        case .none(let type): type
        case .int: .int64
        case .double: .double
        case .string: .string
        case .image: .image
        case .array: .multiArray
        case .dictionary: .dictionary
        }
    }
    open var isUndefined: Bool { if case .none = value { true } else { false } }
    open var int64Value: Int64 { if case .int(let number) = value { number } else { 0 } }
    open var doubleValue: Double { if case .double(let number) = value { number } else { 0 } }
    open var stringValue: String { if case .string(let text) = value { text } else { "" } }
    open var multiArrayValue: MLMultiArray? { if case .array(let array) = value { array } else { nil } }
    open var imageBufferValue: CVPixelBuffer? { if case .image(let image) = value { image } else { nil } }
    open var dictionaryValue: [AnyHashable: NSNumber] { if case .dictionary(let pairs) = value { pairs } else { [:] } }
}
