import Foundation
import ObjCRuntime

public enum MLComputeUnits: Int, Sendable { case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: ObjCObject, @unchecked Sendable {
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false
    open var modelDisplayName: String?
}

open class MLPredictionOptions: ObjCObject, @unchecked Sendable { open var usesCPUOnly = false }

open class MLModelDescription: ObjCObject, @unchecked Sendable {
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
}

public struct MLModelMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let author = Self(rawValue: "MLModelAuthorKey"), description = Self(rawValue: "MLModelDescriptionKey"), license = Self(rawValue: "MLModelLicenseKey"), versionString = Self(rawValue: "MLModelVersionStringKey")
}

open class MLFeatureDescription: ObjCObject, @unchecked Sendable {
    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
}
