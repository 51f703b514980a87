import CoreGraphics
import Foundation
import TextEngine

extension UIFontDescriptor.AttributeName {
    // What a system font is made of; no part of the public attributes.
    static let systemWeight = UIFontDescriptor.AttributeName(rawValue: "understudy.weight")
    static let systemItalic = UIFontDescriptor.AttributeName(rawValue: "understudy.italic")
    static let systemDesign = UIFontDescriptor.AttributeName(rawValue: "understudy.design")
    static let systemDigits = UIFontDescriptor.AttributeName(rawValue: "understudy.digits")
    static let systemWidth = UIFontDescriptor.AttributeName(rawValue: "understudy.width")

    var isInternal: Bool { rawValue.hasPrefix("understudy.") }
}

extension UIFontDescriptor {
    static func system(
        size: CGFloat, weight: UIFont.Weight, isItalic: Bool = false, design: SystemDesign? = nil, hasMonospacedDigits: Bool = false, width: UIFont.Width = .standard
    ) -> UIFontDescriptor {
        var attributes: [AttributeName: Any] = [.size: size, .systemWeight: weight]
        if isItalic { attributes[.systemItalic] = true }
        if let design { attributes[.systemDesign] = design }
        if hasMonospacedDigits { attributes[.systemDigits] = true }
        if width != .standard { attributes[.systemWidth] = width }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    private func raw(_ name: AttributeName) -> Any? { object(forKey: name) }

    var isSystem: Bool {
        if rawName == nil, rawFamily == nil { return true }
        return rawName?.hasPrefix(".SFUI") ?? rawFamily?.hasPrefix(".") ?? false
    }

    var textStyle: UIFont.TextStyle? { raw(.textStyle) as? UIFont.TextStyle ?? (raw(.textStyle) as? String).map(UIFont.TextStyle.init(rawValue:)) }

    private var stored: [AttributeName: Any] { fontAttributes }
    private var rawName: String? { stored[.name] as? String }
    private var rawFamily: String? { stored[.family] as? String }
    private var rawTraits: [TraitKey: Any] { stored[.traits] as? [TraitKey: Any] ?? [:] }

    var weight: CGFloat {
        if let own = FontAttributes.number(rawTraits[.weight]) { return own }
        if let own = FontAttributes.number(raw(.systemWeight)) { return own }
        return askedTraits.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0
    }

    private var askedTraits: SymbolicTraits {
        let value = rawTraits[.symbolic]
        if let traits = value as? SymbolicTraits { return traits }
        return SymbolicTraits(rawValue: (value as? UInt32) ?? (value as? NSNumber)?.uint32Value ?? 0)
    }

    private var isItalic: Bool {
        if let own = raw(.systemItalic) as? Bool { return own }
        return askedTraits.contains(.traitItalic) || (FontAttributes.number(rawTraits[.slant]) ?? 0) > 0
    }

    private var design: Font.Design {
        if askedTraits.contains(.traitMonoSpace) { return .monospaced }
        switch raw(.systemDesign) as? SystemDesign {
        case .serif?: return .serif
        case .monospaced?: return .monospaced
        case .rounded?: return .rounded
        default: return .standard
        }
    }

    func engineFont(size: CGFloat) -> Font {
        if isSystem {
            let width = Double(FontAttributes.number(raw(.systemWidth)) ?? FontAttributes.number(rawTraits[.width]) ?? 0)
            return .system(
                size: Double(size), weight: Double(weight), isItalic: isItalic, design: design, hasMonospacedDigits: raw(.systemDigits) as? Bool ?? hasDigitFeature, width: width,
                lineGap: textStyle.map { Double(TextStyleTable.lineGap($0, size: size)) } ?? 0)
        }
        if rawName == nil || !askedTraits.isEmpty || stored[.face] != nil, let family = rawFamily ?? familyOfName {
            if let face = face(of: family) { return .file(face, size: Double(size), weight: Double(weight), isItalic: isItalic) }
        }
        if let name = rawName, let found = FontNames.find(name, size: size) { return found }
        if let family = rawFamily, let found = FontNames.find(family, size: size) {
            var key = found.key
            key.weight = Double(weight)
            key.isItalic = isItalic
            return Font.font(key)
        }
        return .system(size: Double(size), weight: Double(weight), isItalic: isItalic)
    }

    private var familyOfName: String? { rawName.flatMap { FontLibrary.shared.face(postScriptName: $0)?.familyName } }

    private func face(of family: String) -> FontFile? {
        if let style = stored[.face] as? String, let named = FontLibrary.shared.faces(ofFamily: family).first(where: { $0.styleName == style }) { return named }
        let isBold = weight >= 0.3
        return FontLibrary.shared.face(family: family, weight: isBold ? 700 : 400, isItalic: isItalic)
    }

    /// Number spacing of the feature settings: type 6, selector 0.
    private var hasDigitFeature: Bool {
        guard let settings = stored[.featureSettings] as? [[FeatureKey: Any]] else { return false }
        return settings.contains { ($0[.type] as? Int ?? $0[.featureIdentifier] as? Int) == 6 && ($0[.selector] as? Int ?? $0[.typeIdentifier] as? Int) == 0 }
    }

    // MARK: Names

    private static let weightNames: [(CGFloat, String)] = [
        (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"), (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
    ]

    var nameOfFace: String {
        if let rawName { return rawName }
        guard isSystem else { return engineFont(size: max(pointSize, 1)).file.postScriptName }
        let name = UIFontDescriptor.weightNames.min { abs($0.0 - weight) < abs($1.0 - weight) }!.1
        let prefix = design == .monospaced ? ".AppleSystemUIFontMonospaced" : design == .serif ? ".NewYork" : design == .rounded ? ".SFUIRounded" : ".SFUI"
        return "\(prefix)-\(name)\(isItalic ? "Italic" : "")"
    }

    var familyName: String {
        if isSystem { return ".AppleSystemUIFont" }
        return rawFamily ?? familyOfName ?? rawName?.split(separator: "-").first.map(String.init) ?? ""
    }

    var traitsOfFace: SymbolicTraits {
        var traits = askedTraits
        if weight >= 0.3 { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if design == .monospaced { traits.insert(.traitMonoSpace) }
        if let face = rawName.flatMap({ FontLibrary.shared.face(postScriptName: $0) }) {
            if face.weightClass >= 600 { traits.insert(.traitBold) }
            if face.isItalic { traits.insert(.traitItalic) }
            if face.isMonospaced { traits.insert(.traitMonoSpace) }
        }
        return traits
    }

    func withTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        if isSystem {
            let isBold = traits.contains(.traitBold)
            let plain = textStyle.map { TextStyleTable.weight($0, isBold: isBold) } ?? (isBold ? .bold : .regular)
            // A bold font stays as bold as it is.
            let kept = isBold && weight >= UIFont.Weight.semibold.rawValue && textStyle == nil ? UIFont.Weight(weight) : plain
            var more: [AttributeName: Any] = [.systemWeight: kept, .systemItalic: traits.contains(.traitItalic)]
            if traits.contains(.traitMonoSpace) { more[.systemDesign] = SystemDesign.monospaced }
            return addingAttributes(more.merging([.traits: [TraitKey: Any]()]) { $1 })
        }
        let family = rawFamily ?? familyOfName ?? familyName
        let faces = FontLibrary.shared.faces(ofFamily: family)
        let wanted = faces.first { ($0.weightClass >= 600) == traits.contains(.traitBold) && $0.isItalic == traits.contains(.traitItalic) }
        if let wanted { return UIFontDescriptor(fontAttributes: [.name: wanted.postScriptName, .size: pointSize]) }
        guard faces.isEmpty else { return nil }
        return UIFontDescriptor(fontAttributes: [.family: family, .size: pointSize, .traits: [TraitKey.symbolic: traits]])
    }

    func derived(_ name: AttributeName) -> Any? {
        switch name {
        case .name: return nameOfFace
        case .family: return familyName
        case .traits: return [TraitKey.weight: weight, .symbolic: traitsOfFace.rawValue, .slant: isItalic ? 0.06 : 0, .width: 0] as [TraitKey: Any]
        default: return nil
        }
    }

    var matches: [UIFontDescriptor] {
        guard let family = rawFamily else { return [self] }
        return FontLibrary.shared.faces(ofFamily: family).map { UIFontDescriptor(name: $0.postScriptName, size: pointSize) }
    }
}
