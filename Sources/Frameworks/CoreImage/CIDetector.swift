import CoreGraphics
import Foundation
import ObjCRuntime

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Named only: it finds nothing.
open class CIDetector: ObjCObject, @unchecked Sendable {
    public let type: String
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { self.type = type }
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        notImplemented("CIDetector.features(in:)")
        return []
    }
}

open class CIFeature: ObjCObject, @unchecked Sendable {
    open var type: String { "" }
    /// Pixels, from the image's lower left corner.
    open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
    open var hasFaceAngle: Bool { false }
    open var faceAngle: Float { 0 }
    open var hasSmile: Bool { false }
    open var leftEyeClosed: Bool { false }
    open var rightEyeClosed: Bool { false }
}

open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}
