import Foundation
import ObjCRuntime

public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: ObjCObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]
    public init(dictionary: [String: Any]) throws {
        self.dictionary = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let text as String: MLFeatureValue(string: text)
            case let array as MLMultiArray: MLFeatureValue(multiArray: array)
            case let number as Int: MLFeatureValue(int64: Int64(number))
            case let number as Double: MLFeatureValue(double: number)
            case let number as NSNumber: MLFeatureValue(double: number.doubleValue)
            default: nil
            }
        }
        super.init()
    }
    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
