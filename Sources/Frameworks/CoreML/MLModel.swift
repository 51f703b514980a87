@_exported import CoreVideo
@_exported import Foundation
import ObjCRuntime

/// Named only: no model is read or run here; making one fails.
open class MLModel: ObjCObject, @unchecked Sendable {
    public let configuration: MLModelConfiguration
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, configuration: MLModelConfiguration()) }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
        notImplemented("MLModel(contentsOf:)")
        throw MLModelError(.io, userInfo: [NSLocalizedDescriptionKey: "Models aren't run here: \(url.lastPathComponent)"])
    }
    open var modelDescription: MLModelDescription { MLModelDescription() }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void) { handler(.failure(MLModelError(.io))) }
}
