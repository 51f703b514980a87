import Foundation

/// A space of colours. Everything is drawn in sRGB: spaces with wider gamuts are converted and clamped.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    public let name: CFString?
    public let model: CGColorSpaceModel
    public let baseColorSpace: CGColorSpace?
    public let colorTable: [UInt8]?

    init(name: CFString?, model: CGColorSpaceModel, base: CGColorSpace? = nil, table: [UInt8]? = nil) {
        self.name = name
        self.model = model
        baseColorSpace = base
        colorTable = table
    }

    public convenience init?(name: CFString) {
        let key = name
        if key.contains("Gray") {
            self.init(name: key, model: .monochrome)
        } else if key.contains("CMYK") {
            self.init(name: key, model: .cmyk)
        } else if key.contains("Lab") {
            self.init(name: key, model: .lab)
        } else if key.contains("XYZ") {
            self.init(name: key, model: .XYZ)
        } else if key.hasPrefix("kCGColorSpace") {
            self.init(name: key, model: .rgb)
        } else {
            return nil
        }
    }

    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init(name: nil, model: .pattern, base: baseSpace) }

    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last lastIndex: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(lastIndex) else { return nil }
        let table = Array(UnsafeBufferPointer(start: colorTable, count: (lastIndex + 1) * baseSpace.numberOfComponents))
        self.init(name: nil, model: .indexed, base: baseSpace, table: table)
    }

    /// Without the alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .pattern: 0
        default: 3
        }
    }

    public var isWideGamutRGB: Bool { model == .rgb && name.map { $0.contains("P3") || $0.contains("2020") || $0.contains("Adobe") } == true }
    public var supportsOutput: Bool { model == .rgb || model == .monochrome || model == .cmyk }
    public class var typeID: CFTypeID { 1 }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.model == rhs.model && lhs.name == rhs.name && lhs.baseColorSpace == rhs.baseColorSpace && lhs.colorTable == rhs.colorTable
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
    }
}

extension CGColorSpace {
    public class var sRGB: CFString { "kCGColorSpaceSRGB" }
    public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    public class var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    public class var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    public class var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" }
    public class var dcip3: CFString { "kCGColorSpaceDCIP3" }
    public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    public class var linearGray: CFString { "kCGColorSpaceLinearGray" }
    public class var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" }
    public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
    public class var genericLab: CFString { "kCGColorSpaceGenericLab" }
    public class var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" }
    public class var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    public class var itur_709: CFString { "kCGColorSpaceITUR_709" }
    public class var itur_2020: CFString { "kCGColorSpaceITUR_2020" }
    public class var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" }
    public class var rommrgb: CFString { "kCGColorSpaceROMMRGB" }

    package static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
    package static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
    package static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
    package static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
    package static let extendedRGB = CGColorSpace(name: extendedSRGB, model: .rgb)
    package static let extendedGrayscale = CGColorSpace(name: extendedGray, model: .monochrome)
    package static let standardP3 = CGColorSpace(name: displayP3, model: .rgb)
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
