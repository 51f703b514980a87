@_exported import CoreImage
@_exported import CoreML
@_exported import Foundation
import ObjCRuntime

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float
public typealias VNAspectRatio = Float
public typealias VNDegrees = Float

/// What is to be found in a picture. Named only: nothing is found.
open class VNRequest: ObjCObject, @unchecked Sendable {
    open private(set) var completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1
    open var results: [VNObservation]? { [] }
    public override init() { super.init() }
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler; super.init() }
    open func cancel() {}
    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable { open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1) }
