import CoreGraphics
import Foundation

// Filters with their inputs as properties: `import CoreImage.CIFilterBuiltins`.

public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }
public protocol CIPhotoEffect: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CICompositeOperation: CIFilterProtocol { var inputImage: CIImage? { get set }; var backgroundImage: CIImage? { get set } }

public protocol CISepiaTone: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIColorControls: CIFilterProtocol { var inputImage: CIImage? { get set }; var saturation: Float { get set }; var brightness: Float { get set }; var contrast: Float { get set } }
public protocol CIColorInvert: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIColorMonochrome: CIFilterProtocol { var inputImage: CIImage? { get set }; var color: CIColor { get set }; var intensity: Float { get set } }
public protocol CIColorPosterize: CIFilterProtocol { var inputImage: CIImage? { get set }; var levels: Float { get set } }
public protocol CIColorThreshold: CIFilterProtocol { var inputImage: CIImage? { get set }; var threshold: Float { get set } }
public protocol CIColorMatrix: CIFilterProtocol { var inputImage: CIImage? { get set }; var rVector: CIVector { get set }; var gVector: CIVector { get set }; var bVector: CIVector { get set }; var aVector: CIVector { get set }; var biasVector: CIVector { get set } }
public protocol CIColorClamp: CIFilterProtocol { var inputImage: CIImage? { get set }; var minComponents: CIVector { get set }; var maxComponents: CIVector { get set } }
public protocol CIFalseColor: CIFilterProtocol { var inputImage: CIImage? { get set }; var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CIExposureAdjust: CIFilterProtocol { var inputImage: CIImage? { get set }; var ev: Float { get set } }
public protocol CIGammaAdjust: CIFilterProtocol { var inputImage: CIImage? { get set }; var power: Float { get set } }
public protocol CIHueAdjust: CIFilterProtocol { var inputImage: CIImage? { get set }; var angle: Float { get set } }
public protocol CIVibrance: CIFilterProtocol { var inputImage: CIImage? { get set }; var amount: Float { get set } }
public protocol CIWhitePointAdjust: CIFilterProtocol { var inputImage: CIImage? { get set }; var color: CIColor { get set } }
public protocol CIMaskToAlpha: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIMaximumComponent: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIMinimumComponent: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIVignette: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set }; var radius: Float { get set } }
public protocol CIVignetteEffect: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var intensity: Float { get set }; var radius: Float { get set } }
public protocol CIGaussianBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIBoxBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIDiscBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIBokehBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIMotionBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set }; var angle: Float { get set } }
public protocol CIUnsharpMask: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set }; var intensity: Float { get set } }
public protocol CISharpenLuminance: CIFilterProtocol { var inputImage: CIImage? { get set }; var sharpness: Float { get set }; var radius: Float { get set } }
public protocol CIPixellate: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var scale: Float { get set } }
public protocol CIHexagonalPixellate: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var scale: Float { get set } }
public protocol CICrystallize: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set } }
public protocol CIPointillize: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set } }
public protocol CIComicEffect: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIEdges: CIFilterProtocol { var inputImage: CIImage? { get set }; var intensity: Float { get set } }
public protocol CIEdgeWork: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set } }
public protocol CIBloom: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set }; var intensity: Float { get set } }
public protocol CIGloom: CIFilterProtocol { var inputImage: CIImage? { get set }; var radius: Float { get set }; var intensity: Float { get set } }
public protocol CITemperatureAndTint: CIFilterProtocol { var inputImage: CIImage? { get set }; var neutral: CIVector { get set }; var targetNeutral: CIVector { get set } }
public protocol CIHighlightShadowAdjust: CIFilterProtocol { var inputImage: CIImage? { get set }; var highlightAmount: Float { get set }; var shadowAmount: Float { get set }; var radius: Float { get set } }
public protocol CINoiseReduction: CIFilterProtocol { var inputImage: CIImage? { get set }; var noiseLevel: Float { get set }; var sharpness: Float { get set } }
public protocol CIPerspectiveCorrection: CIFilterProtocol { var inputImage: CIImage? { get set }; var topLeft: CGPoint { get set }; var topRight: CGPoint { get set }; var bottomLeft: CGPoint { get set }; var bottomRight: CGPoint { get set }; var crop: Bool { get set } }
public protocol CIStraighten: CIFilterProtocol { var inputImage: CIImage? { get set }; var angle: Float { get set } }
public protocol CILanczosScaleTransform: CIFilterProtocol { var inputImage: CIImage? { get set }; var scale: Float { get set }; var aspectRatio: Float { get set } }
public protocol CITwirlDistortion: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set }; var angle: Float { get set } }
public protocol CIBumpDistortion: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set }; var scale: Float { get set } }
public protocol CIPinchDistortion: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set }; var scale: Float { get set } }
public protocol CIHoleDistortion: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var radius: Float { get set } }
public protocol CIZoomBlur: CIFilterProtocol { var inputImage: CIImage? { get set }; var center: CGPoint { get set }; var amount: Float { get set } }
public protocol CIAreaAverage: CIFilterProtocol { var inputImage: CIImage? { get set }; var extent: CGRect { get set } }
public protocol CIBlendWithMask: CIFilterProtocol { var inputImage: CIImage? { get set }; var backgroundImage: CIImage? { get set }; var maskImage: CIImage? { get set } }
public protocol CIDissolveTransition: CIFilterProtocol { var inputImage: CIImage? { get set }; var targetImage: CIImage? { get set }; var time: Float { get set } }
public protocol CIFlashTransition: CIFilterProtocol { var inputImage: CIImage? { get set }; var targetImage: CIImage? { get set }; var center: CGPoint { get set }; var color: CIColor { get set }; var time: Float { get set }; var extent: CGRect { get set }; var maxStriationRadius: Float { get set }; var striationStrength: Float { get set }; var striationContrast: Float { get set }; var fadeThreshold: Float { get set } }
public protocol CISwipeTransition: CIFilterProtocol { var inputImage: CIImage? { get set }; var targetImage: CIImage? { get set }; var time: Float { get set }; var extent: CGRect { get set }; var color: CIColor { get set }; var angle: Float { get set }; var width: Float { get set }; var opacity: Float { get set } }
public protocol CILinearGradient: CIFilterProtocol { var point0: CGPoint { get set }; var point1: CGPoint { get set }; var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CISmoothLinearGradient: CIFilterProtocol { var point0: CGPoint { get set }; var point1: CGPoint { get set }; var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CIRadialGradient: CIFilterProtocol { var center: CGPoint { get set }; var radius0: Float { get set }; var radius1: Float { get set }; var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CIGaussianGradient: CIFilterProtocol { var center: CGPoint { get set }; var radius: Float { get set }; var color0: CIColor { get set }; var color1: CIColor { get set } }
public protocol CICheckerboardGenerator: CIFilterProtocol { var center: CGPoint { get set }; var color0: CIColor { get set }; var color1: CIColor { get set }; var width: Float { get set }; var sharpness: Float { get set } }
public protocol CIStripesGenerator: CIFilterProtocol { var center: CGPoint { get set }; var color0: CIColor { get set }; var color1: CIColor { get set }; var width: Float { get set }; var sharpness: Float { get set } }
public protocol CIRandomGenerator: CIFilterProtocol {}
public protocol CIQRCodeGenerator: CIFilterProtocol { var message: Data { get set }; var correctionLevel: String { get set } }
public protocol CICode128BarcodeGenerator: CIFilterProtocol { var message: Data { get set }; var quietSpace: Float { get set }; var barcodeHeight: Float { get set } }
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol { var message: Data { get set } }
public protocol CIAztecCodeGenerator: CIFilterProtocol { var message: Data { get set }; var correctionLevel: String { get set } }

extension CIFilter {
    public class func sepiaTone() -> any CIFilter & CISepiaTone { CIBuiltinFilter(name: "CISepiaTone")! }
    public class func colorControls() -> any CIFilter & CIColorControls { CIBuiltinFilter(name: "CIColorControls")! }
    public class func colorInvert() -> any CIFilter & CIColorInvert { CIBuiltinFilter(name: "CIColorInvert")! }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { CIBuiltinFilter(name: "CIColorMonochrome")! }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { CIBuiltinFilter(name: "CIColorPosterize")! }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { CIBuiltinFilter(name: "CIColorThreshold")! }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { CIBuiltinFilter(name: "CIColorMatrix")! }
    public class func colorClamp() -> any CIFilter & CIColorClamp { CIBuiltinFilter(name: "CIColorClamp")! }
    public class func falseColor() -> any CIFilter & CIFalseColor { CIBuiltinFilter(name: "CIFalseColor")! }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { CIBuiltinFilter(name: "CIExposureAdjust")! }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { CIBuiltinFilter(name: "CIGammaAdjust")! }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIBuiltinFilter(name: "CIHueAdjust")! }
    public class func vibrance() -> any CIFilter & CIVibrance { CIBuiltinFilter(name: "CIVibrance")! }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { CIBuiltinFilter(name: "CIWhitePointAdjust")! }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { CIBuiltinFilter(name: "CIMaskToAlpha")! }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { CIBuiltinFilter(name: "CIMaximumComponent")! }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { CIBuiltinFilter(name: "CIMinimumComponent")! }
    public class func vignette() -> any CIFilter & CIVignette { CIBuiltinFilter(name: "CIVignette")! }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { CIBuiltinFilter(name: "CIVignetteEffect")! }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIBuiltinFilter(name: "CIGaussianBlur")! }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { CIBuiltinFilter(name: "CIBoxBlur")! }
    public class func discBlur() -> any CIFilter & CIDiscBlur { CIBuiltinFilter(name: "CIDiscBlur")! }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { CIBuiltinFilter(name: "CIBokehBlur")! }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { CIBuiltinFilter(name: "CIMotionBlur")! }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { CIBuiltinFilter(name: "CIUnsharpMask")! }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { CIBuiltinFilter(name: "CISharpenLuminance")! }
    public class func pixellate() -> any CIFilter & CIPixellate { CIBuiltinFilter(name: "CIPixellate")! }
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { CIBuiltinFilter(name: "CIHexagonalPixellate")! }
    public class func crystallize() -> any CIFilter & CICrystallize { CIBuiltinFilter(name: "CICrystallize")! }
    public class func pointillize() -> any CIFilter & CIPointillize { CIBuiltinFilter(name: "CIPointillize")! }
    public class func comicEffect() -> any CIFilter & CIComicEffect { CIBuiltinFilter(name: "CIComicEffect")! }
    public class func edges() -> any CIFilter & CIEdges { CIBuiltinFilter(name: "CIEdges")! }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { CIBuiltinFilter(name: "CIEdgeWork")! }
    public class func bloom() -> any CIFilter & CIBloom { CIBuiltinFilter(name: "CIBloom")! }
    public class func gloom() -> any CIFilter & CIGloom { CIBuiltinFilter(name: "CIGloom")! }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { CIBuiltinFilter(name: "CITemperatureAndTint")! }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { CIBuiltinFilter(name: "CIHighlightShadowAdjust")! }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { CIBuiltinFilter(name: "CINoiseReduction")! }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { CIBuiltinFilter(name: "CIPerspectiveCorrection")! }
    public class func straighten() -> any CIFilter & CIStraighten { CIBuiltinFilter(name: "CIStraightenFilter")! }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { CIBuiltinFilter(name: "CILanczosScaleTransform")! }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { CIBuiltinFilter(name: "CITwirlDistortion")! }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { CIBuiltinFilter(name: "CIBumpDistortion")! }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { CIBuiltinFilter(name: "CIPinchDistortion")! }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { CIBuiltinFilter(name: "CIHoleDistortion")! }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { CIBuiltinFilter(name: "CIZoomBlur")! }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { CIBuiltinFilter(name: "CIAreaAverage")! }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { CIBuiltinFilter(name: "CIBlendWithMask")! }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { CIBuiltinFilter(name: "CIBlendWithAlphaMask")! }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { CIBuiltinFilter(name: "CIDissolveTransition")! }
    public class func flashTransition() -> any CIFilter & CIFlashTransition { CIBuiltinFilter(name: "CIFlashTransition")! }
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { CIBuiltinFilter(name: "CISwipeTransition")! }
    public class func linearGradient() -> any CIFilter & CILinearGradient { CIBuiltinFilter(name: "CILinearGradient")! }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { CIBuiltinFilter(name: "CISmoothLinearGradient")! }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { CIBuiltinFilter(name: "CIRadialGradient")! }
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { CIBuiltinFilter(name: "CIGaussianGradient")! }
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { CIBuiltinFilter(name: "CICheckerboardGenerator")! }
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { CIBuiltinFilter(name: "CIStripesGenerator")! }
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { CIBuiltinFilter(name: "CIRandomGenerator")! }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIBuiltinFilter(name: "CIQRCodeGenerator")! }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { CIBuiltinFilter(name: "CICode128BarcodeGenerator")! }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator { CIBuiltinFilter(name: "CIPDF417BarcodeGenerator")! }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { CIBuiltinFilter(name: "CIAztecCodeGenerator")! }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectMono")! }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectTonal")! }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectNoir")! }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectChrome")! }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectFade")! }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectInstant")! }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectProcess")! }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectTransfer")! }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CISourceOverCompositing")! }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CISourceInCompositing")! }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CISourceOutCompositing")! }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CISourceAtopCompositing")! }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIAdditionCompositing")! }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIMultiplyCompositing")! }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIMaximumCompositing")! }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIMinimumCompositing")! }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIMultiplyBlendMode")! }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIScreenBlendMode")! }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIDarkenBlendMode")! }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CILightenBlendMode")! }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIDifferenceBlendMode")! }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIExclusionBlendMode")! }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIOverlayBlendMode")! }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CIHardLightBlendMode")! }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { CIBuiltinFilter(name: "CISoftLightBlendMode")! }
}
