import CoreGraphics
import CoreML
import CoreVideo
import Foundation
import ObjCRuntime

open class VNObservation: ObjCObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}

/// Where in the picture something is: 0…1, from the lower left corner.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    public let boundingBox: CGRect
    public override init() { boundingBox = .zero; super.init() }
    public init(boundingBox: CGRect) { self.boundingBox = boundingBox; super.init() }
}

open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    open var bottomLeft: CGPoint { boundingBox.origin }
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var landmarks: VNFaceLandmarks2D? { nil }
    open var roll: NSNumber? { nil }
    open var yaw: NSNumber? { nil }
    open var pitch: NSNumber? { nil }
    open var faceCaptureQuality: Float? { nil }
}

open class VNFaceLandmarkRegion2D: ObjCObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: ObjCObject, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}

open class VNTextObservation: VNRectangleObservation, @unchecked Sendable { open var characterBoxes: [VNRectangleObservation]? { nil } }
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable { open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] } }
open class VNRecognizedText: ObjCObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var symbology: VNBarcodeSymbology { .qr }
    open var payloadStringValue: String? { nil }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable { open var labels: [VNClassificationObservation] { [] } }
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    open var featureName: String { "" }
    open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable { open var featureName: String? { nil } }

public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight), width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint { CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight)) }
