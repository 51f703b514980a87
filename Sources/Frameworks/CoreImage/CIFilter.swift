import Foundation
import ObjCRuntime

/// A filter by name, of those that ``FilterTable`` lists; of the others that Core Image has, the output is the input.
open class CIFilter: ObjCObject, NSCopying, @unchecked Sendable {
    open var name: String
    private var values: [String: Any] = [:]

    /// A filter of no name, which gives no picture.
    public override init() { name = ""; super.init() }
    public init?(name: String) {
        guard FilterTable.entries[name] != nil || FilterTable.others.contains(name) else { return nil }
        self.name = name
        super.init()
        if FilterTable.entries[name] == nil { notImplemented("CIFilter \(name)") }
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        values = params ?? [:]
    }

    public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

    open class func filterNames(inCategory category: String?) -> [String] { filterNames(inCategories: category.map { [$0] }) }
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        let everyone = [kCICategoryBuiltIn, kCICategoryStillImage, kCICategoryVideo]
        return FilterTable.entries.filter { entry in categories?.allSatisfy { $0 == entry.value.category || everyone.contains($0) } ?? true }.keys.sorted()
    }

    /// The name in words: `CISepiaTone` is "Sepia Tone".
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterTable.entries[filterName] != nil || FilterTable.others.contains(filterName) else { return nil }
        return String(filterName.dropFirst(2)).replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
    }
    open class func localizedName(forCategory category: String) -> String { String(category.dropFirst("CICategory".count)) }

    private static let takesNoImage: Set<String> = [kCICategoryGenerator, "CICategoryGradient"]

    open var inputKeys: [String] {
        let entry = FilterTable.entries[name]
        let images = entry.map { Self.takesNoImage.contains($0.category) } == true ? [] : [kCIInputImageKey]
        return images + (entry?.defaults.keys.sorted() ?? []).filter { $0 != kCIInputImageKey }
    }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] {
        var known: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: Self.localizedName(forFilterName: name) ?? name,
            kCIAttributeFilterCategories: [FilterTable.entries[name]?.category ?? "", kCICategoryBuiltIn],
        ]
        for (key, value) in FilterTable.entries[name]?.defaults ?? [:] { known[key] = [kCIAttributeDefault: value] }
        return known
    }

    open var outputImage: CIImage? {
        guard let entry = FilterTable.entries[name] else { return values[kCIInputImageKey] as? CIImage }
        return entry.output(FilterInputs(values: values, defaults: entry.defaults)).map(CIImage.init(recipe:))
    }
    open func setDefaults() { values = [:] }

    open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open override func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] ?? FilterTable.entries[name]?.defaults[key] }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self) == CIFilter.self ? CIFilter(name: name, parameters: values) : CIBuiltinFilter(name: name, parameters: values)
        return copy ?? self
    }
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
