import CoreGraphics
import Foundation

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable { open var inputFaceObservations: [VNFaceObservation]? }
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable { open var maximumHandCount = 2 }
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable { open var reportCharacterBoxes = false }
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable { open var contrastAdjustment: Float = 2; open var detectsDarkOnLight = true }
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public enum QualityLevel: UInt, Sendable { case accurate = 0, balanced, fast }
    open var qualityLevel = QualityLevel.accurate
    open var outputPixelFormat: OSType = 0x4c30_3038
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var minimumAspectRatio: VNAspectRatio = 0.5
    open var maximumAspectRatio: VNAspectRatio = 1
    open var quadratureTolerance: VNDegrees = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    open var symbologies: [VNBarcodeSymbology] = [.qr]
    open class var supportedSymbologies: [VNBarcodeSymbology] { [.qr, .ean13, .ean8, .code128, .pdf417, .aztec] }
}

public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self(rawValue: "VNBarcodeSymbologyQR"), aztec = Self(rawValue: "VNBarcodeSymbologyAztec"), ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8"), ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
    public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39"), code93 = Self(rawValue: "VNBarcodeSymbologyCode93"), code128 = Self(rawValue: "VNBarcodeSymbologyCode128"), dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14"), pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417"), upce = Self(rawValue: "VNBarcodeSymbologyUPCE"), i2of5 = Self(rawValue: "VNBarcodeSymbologyI2of5")
    public static let QR = qr, Aztec = aztec, EAN8 = ean8, EAN13 = ean13, Code39 = code39, Code128 = code128, PDF417 = pdf417
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate = 0, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    open var recognitionLanguages: [String] = ["en-US"]
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop = 0, scaleFit, scaleFill }

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    public let model: VNCoreMLModel
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) { self.model = model; super.init(completionHandler: completionHandler) }
}

open class VNTrackingRequest: VNImageBasedRequest, @unchecked Sendable {
    open var inputObservation: VNDetectedObjectObservation
    open var isLastFrame = false
    public init(_ observation: VNDetectedObjectObservation, _ handler: VNRequestCompletionHandler?) { inputObservation = observation; super.init(completionHandler: handler) }
}
open class VNTrackObjectRequest: VNTrackingRequest, @unchecked Sendable {
    public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) { super.init(observation, completionHandler) }
}
