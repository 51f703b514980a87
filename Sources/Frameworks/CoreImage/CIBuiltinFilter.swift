import CoreGraphics
import Foundation

/// The inputs of a filter as properties, kept under their keys.
final class CIBuiltinFilter: CIFilter, CIPhotoEffect, CICompositeOperation, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome, CIColorPosterize, CIColorThreshold,
    CIColorMatrix, CIColorClamp, CIFalseColor, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CIWhitePointAdjust,
    CIMaskToAlpha, CIMaximumComponent, CIMinimumComponent, CIVignette, CIVignetteEffect, CIGaussianBlur, CIBoxBlur, CIDiscBlur,
    CIBokehBlur, CIMotionBlur, CIUnsharpMask, CISharpenLuminance, CIPixellate, CIHexagonalPixellate, CICrystallize, CIPointillize,
    CIComicEffect, CIEdges, CIEdgeWork, CIBloom, CIGloom, CITemperatureAndTint, CIHighlightShadowAdjust, CINoiseReduction,
    CIPerspectiveCorrection, CIStraighten, CILanczosScaleTransform, CITwirlDistortion, CIBumpDistortion, CIPinchDistortion, CIHoleDistortion, CIZoomBlur,
    CIAreaAverage, CIBlendWithMask, CIDissolveTransition, CIFlashTransition, CISwipeTransition, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
    CIGaussianGradient, CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator, CIQRCodeGenerator, CICode128BarcodeGenerator, CIPDF417BarcodeGenerator, CIAztecCodeGenerator, @unchecked Sendable {
    private func number(_ key: String) -> Float { Float(FilterInputs(values: [:], defaults: value(forKey: key).map { [key: $0] } ?? [:]).number(key)) }
    private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector(x: 0) }
    private func point(_ key: String) -> CGPoint { (value(forKey: key) as? CIVector)?.cgPointValue ?? .zero }

    var inputImage: CIImage? { get { value(forKey: "inputImage") as? CIImage } set { setValue(newValue, forKey: "inputImage") } }
    var intensity: Float { get { number("inputIntensity") } set { setValue(newValue, forKey: "inputIntensity") } }
    var saturation: Float { get { number("inputSaturation") } set { setValue(newValue, forKey: "inputSaturation") } }
    var brightness: Float { get { number("inputBrightness") } set { setValue(newValue, forKey: "inputBrightness") } }
    var contrast: Float { get { number("inputContrast") } set { setValue(newValue, forKey: "inputContrast") } }
    var color: CIColor { get { value(forKey: "inputColor") as? CIColor ?? .black } set { setValue(newValue, forKey: "inputColor") } }
    var levels: Float { get { number("inputLevels") } set { setValue(newValue, forKey: "inputLevels") } }
    var threshold: Float { get { number("inputThreshold") } set { setValue(newValue, forKey: "inputThreshold") } }
    var rVector: CIVector { get { vector("inputRVector") } set { setValue(newValue, forKey: "inputRVector") } }
    var gVector: CIVector { get { vector("inputGVector") } set { setValue(newValue, forKey: "inputGVector") } }
    var bVector: CIVector { get { vector("inputBVector") } set { setValue(newValue, forKey: "inputBVector") } }
    var aVector: CIVector { get { vector("inputAVector") } set { setValue(newValue, forKey: "inputAVector") } }
    var biasVector: CIVector { get { vector("inputBiasVector") } set { setValue(newValue, forKey: "inputBiasVector") } }
    var minComponents: CIVector { get { vector("inputMinComponents") } set { setValue(newValue, forKey: "inputMinComponents") } }
    var maxComponents: CIVector { get { vector("inputMaxComponents") } set { setValue(newValue, forKey: "inputMaxComponents") } }
    var color0: CIColor { get { value(forKey: "inputColor0") as? CIColor ?? .black } set { setValue(newValue, forKey: "inputColor0") } }
    var color1: CIColor { get { value(forKey: "inputColor1") as? CIColor ?? .black } set { setValue(newValue, forKey: "inputColor1") } }
    var ev: Float { get { number("inputEV") } set { setValue(newValue, forKey: "inputEV") } }
    var power: Float { get { number("inputPower") } set { setValue(newValue, forKey: "inputPower") } }
    var angle: Float { get { number("inputAngle") } set { setValue(newValue, forKey: "inputAngle") } }
    var amount: Float { get { number("inputAmount") } set { setValue(newValue, forKey: "inputAmount") } }
    var radius: Float { get { number("inputRadius") } set { setValue(newValue, forKey: "inputRadius") } }
    var center: CGPoint { get { point("inputCenter") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") } }
    var sharpness: Float { get { number("inputSharpness") } set { setValue(newValue, forKey: "inputSharpness") } }
    var scale: Float { get { number("inputScale") } set { setValue(newValue, forKey: "inputScale") } }
    var neutral: CIVector { get { vector("inputNeutral") } set { setValue(newValue, forKey: "inputNeutral") } }
    var targetNeutral: CIVector { get { vector("inputTargetNeutral") } set { setValue(newValue, forKey: "inputTargetNeutral") } }
    var highlightAmount: Float { get { number("inputHighlightAmount") } set { setValue(newValue, forKey: "inputHighlightAmount") } }
    var shadowAmount: Float { get { number("inputShadowAmount") } set { setValue(newValue, forKey: "inputShadowAmount") } }
    var noiseLevel: Float { get { number("inputNoiseLevel") } set { setValue(newValue, forKey: "inputNoiseLevel") } }
    var topLeft: CGPoint { get { point("inputTopLeft") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopLeft") } }
    var topRight: CGPoint { get { point("inputTopRight") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputTopRight") } }
    var bottomLeft: CGPoint { get { point("inputBottomLeft") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomLeft") } }
    var bottomRight: CGPoint { get { point("inputBottomRight") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputBottomRight") } }
    var crop: Bool { get { value(forKey: "inputCrop") as? Bool ?? true } set { setValue(newValue, forKey: "inputCrop") } }
    var aspectRatio: Float { get { number("inputAspectRatio") } set { setValue(newValue, forKey: "inputAspectRatio") } }
    var extent: CGRect { get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero } set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") } }
    var backgroundImage: CIImage? { get { value(forKey: "inputBackgroundImage") as? CIImage } set { setValue(newValue, forKey: "inputBackgroundImage") } }
    var maskImage: CIImage? { get { value(forKey: "inputMaskImage") as? CIImage } set { setValue(newValue, forKey: "inputMaskImage") } }
    var targetImage: CIImage? { get { value(forKey: "inputTargetImage") as? CIImage } set { setValue(newValue, forKey: "inputTargetImage") } }
    var time: Float { get { number("inputTime") } set { setValue(newValue, forKey: "inputTime") } }
    var maxStriationRadius: Float { get { number("inputMaxStriationRadius") } set { setValue(newValue, forKey: "inputMaxStriationRadius") } }
    var striationStrength: Float { get { number("inputStriationStrength") } set { setValue(newValue, forKey: "inputStriationStrength") } }
    var striationContrast: Float { get { number("inputStriationContrast") } set { setValue(newValue, forKey: "inputStriationContrast") } }
    var fadeThreshold: Float { get { number("inputFadeThreshold") } set { setValue(newValue, forKey: "inputFadeThreshold") } }
    var width: Float { get { number("inputWidth") } set { setValue(newValue, forKey: "inputWidth") } }
    var opacity: Float { get { number("inputOpacity") } set { setValue(newValue, forKey: "inputOpacity") } }
    var point0: CGPoint { get { point("inputPoint0") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") } }
    var point1: CGPoint { get { point("inputPoint1") } set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") } }
    var radius0: Float { get { number("inputRadius0") } set { setValue(newValue, forKey: "inputRadius0") } }
    var radius1: Float { get { number("inputRadius1") } set { setValue(newValue, forKey: "inputRadius1") } }
    var message: Data { get { value(forKey: "inputMessage") as? Data ?? Data() } set { setValue(newValue, forKey: "inputMessage") } }
    var correctionLevel: String { get { value(forKey: "inputCorrectionLevel") as? String ?? "" } set { setValue(newValue, forKey: "inputCorrectionLevel") } }
    var quietSpace: Float { get { number("inputQuietSpace") } set { setValue(newValue, forKey: "inputQuietSpace") } }
    var barcodeHeight: Float { get { number("inputBarcodeHeight") } set { setValue(newValue, forKey: "inputBarcodeHeight") } }
}
