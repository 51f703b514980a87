import Foundation
import ObjCRuntime

/// A filter by name. Named only: its output is its input.
open class CIFilter: ObjCObject, @unchecked Sendable {
    open var name: String
    private var values: [String: Any] = [:]

    public init?(name: String) {
        self.name = name
        super.init()
        notImplemented("CIFilter \(name)")
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    open var inputKeys: [String] { [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputCenterKey] }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
    open func setDefaults() { values = [:] }

    open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open override func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
