import CoreGraphics
import Foundation

// Filters with their inputs as properties: `import CoreImage.CIFilterBuiltins`.

public protocol CIFilterProtocol: AnyObject { var outputImage: CIImage? { get } }

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CIBuiltinFilter(name: "CIQRCodeGenerator")! }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { CIBuiltinFilter(name: "CICode128BarcodeGenerator")! }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { CIBuiltinFilter(name: "CISepiaTone")! }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { CIBuiltinFilter(name: "CIGaussianBlur")! }
    public class func pixellate() -> any CIFilter & CIPixellate { CIBuiltinFilter(name: "CIPixellate")! }
    public class func colorControls() -> any CIFilter & CIColorControls { CIBuiltinFilter(name: "CIColorControls")! }
    public class func colorInvert() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIColorInvert")! }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectNoir")! }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectMono")! }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectChrome")! }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectFade")! }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { CIBuiltinFilter(name: "CIPhotoEffectInstant")! }
    public class func vignette() -> any CIFilter & CIVignette { CIBuiltinFilter(name: "CIVignette")! }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { CIBuiltinFilter(name: "CIAreaAverage")! }
}

public protocol CIPhotoEffect: CIFilterProtocol { var inputImage: CIImage? { get set } }
public protocol CIQRCodeGenerator: CIFilterProtocol { var message: Data { get set }; var correctionLevel: String { get set } }
public protocol CICode128BarcodeGenerator: CIFilterProtocol { var message: Data { get set }; var quietSpace: Float { get set }; var barcodeHeight: Float { get set } }
public protocol CISepiaTone: CIPhotoEffect { var intensity: Float { get set } }
public protocol CIGaussianBlur: CIPhotoEffect { var radius: Float { get set } }
public protocol CIPixellate: CIPhotoEffect { var center: CGPoint { get set }; var scale: Float { get set } }
public protocol CIColorControls: CIPhotoEffect { var saturation: Float { get set }; var brightness: Float { get set }; var contrast: Float { get set } }
public protocol CIVignette: CIPhotoEffect { var intensity: Float { get set }; var radius: Float { get set } }
public protocol CIAreaAverage: CIPhotoEffect { var extent: CGRect { get set } }

/// Keeps the inputs of a filter under their keys.
final class CIBuiltinFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CISepiaTone, CIGaussianBlur, CIPixellate, CIColorControls, CIVignette, CIAreaAverage, @unchecked Sendable {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var message = Data() { didSet { setValue(message, forKey: "inputMessage") } }
    var correctionLevel = "M" { didSet { setValue(correctionLevel, forKey: "inputCorrectionLevel") } }
    var quietSpace: Float = 10 { didSet { setValue(quietSpace, forKey: "inputQuietSpace") } }
    var barcodeHeight: Float = 32 { didSet { setValue(barcodeHeight, forKey: "inputBarcodeHeight") } }
    var intensity: Float = 1 { didSet { setValue(intensity, forKey: kCIInputIntensityKey) } }
    var radius: Float = 10 { didSet { setValue(radius, forKey: kCIInputRadiusKey) } }
    var scale: Float = 8 { didSet { setValue(scale, forKey: kCIInputScaleKey) } }
    var center = CGPoint(x: 150, y: 150) { didSet { setValue(CIVector(cgPoint: center), forKey: kCIInputCenterKey) } }
    var saturation: Float = 1 { didSet { setValue(saturation, forKey: kCIInputSaturationKey) } }
    var brightness: Float = 0 { didSet { setValue(brightness, forKey: kCIInputBrightnessKey) } }
    var contrast: Float = 1 { didSet { setValue(contrast, forKey: kCIInputContrastKey) } }
    var extent = CGRect.zero { didSet { setValue(CIVector(cgRect: extent), forKey: kCIInputExtentKey) } }
}
