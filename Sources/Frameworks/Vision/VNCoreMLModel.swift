import CoreML
import Foundation
import ObjCRuntime

open class VNCoreMLModel: ObjCObject, @unchecked Sendable {
    public let model: MLModel
    open var inputImageFeatureName = ""
    public init(for model: MLModel) throws { self.model = model; super.init() }
}
