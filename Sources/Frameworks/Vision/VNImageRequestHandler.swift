import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import ObjCRuntime

public struct VNImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = Self(rawValue: "VNImageOptionProperties"), cameraIntrinsics = Self(rawValue: "VNImageOptionCameraIntrinsics"), ciContext = Self(rawValue: "VNImageOptionCIContext")
}

/// Performs requests on a picture: each is told that nothing was found.
open class VNImageRequestHandler: ObjCObject, @unchecked Sendable {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) { super.init() }

    open func perform(_ requests: [VNRequest]) throws {
        notImplemented("VNImageRequestHandler.perform(_:)")
        for request in requests { request.completionHandler?(request, nil) }
    }
}

open class VNSequenceRequestHandler: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { finish(requests) }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws { finish(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { finish(requests) }
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws { finish(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { finish(requests) }
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws { finish(requests) }
    private func finish(_ requests: [VNRequest]) {
        notImplemented("VNSequenceRequestHandler.perform(_:on:)")
        for request in requests { request.completionHandler?(request, nil) }
    }
}
