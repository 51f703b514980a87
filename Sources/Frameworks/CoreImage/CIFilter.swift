import Foundation
import ObjCRuntime

/// A filter by name. Named only: its output is its input.
open class CIFilter: ObjCObject, @unchecked Sendable {
    open var name: String
    private var values: [String: Any] = [:]

    /// A filter of no name, which gives no picture.
    public override init() { name = ""; super.init() }
    public init?(name: String) {
        self.name = name
        super.init()
        notImplemented("CIFilter \(name)")
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

    open class func filterNames(inCategory category: String?) -> [String] { Self.known }
    open class func filterNames(inCategories categories: [String]?) -> [String] { Self.known }
    open class func localizedName(forFilterName filterName: String) -> String? { filterName.hasPrefix("CI") ? String(filterName.dropFirst(2)) : filterName }
    private static let known = ["CIBoxBlur", "CIColorControls", "CIColorInvert", "CIColorMonochrome", "CIExposureAdjust", "CIGaussianBlur", "CIHueAdjust", "CIPhotoEffectChrome", "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectProcess", "CIPhotoEffectTonal", "CIPhotoEffectTransfer", "CIPixellate", "CIQRCodeGenerator", "CISepiaTone", "CIVignette"]

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
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRefractionKey = "inputRefraction"
public let kCIInputBiasKey = "inputBias"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputVersionKey = "inputVersion"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
public let kCIAttributeMin = "CIAttributeMin"
public let kCIAttributeMax = "CIAttributeMax"
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeDefault = "CIAttributeDefault"
public let kCIAttributeClass = "CIAttributeClass"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
public let kCICategoryStillImage = "CICategoryStillImage"
public let kCICategoryVideo = "CICategoryVideo"
public let kCICategoryGenerator = "CICategoryGenerator"
