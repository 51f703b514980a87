import CoreGraphics
import Foundation
import TextEngine

/// Fonts by name: the app's own, the installed, and stand-ins for those that iOS brings along.
enum FontNames {
    /// iOS draws sizes of 0 and below as a font of the system's size.
    static func legal(_ size: CGFloat) -> CGFloat { size > 0 ? size : UIFont.systemFontSize }

    private static let serif = [
        "Georgia", "TimesNewRoman", "Times", "Palatino", "Baskerville", "Didot", "Cochin", "HoeflerText", "BodoniSvtyTwo", "Bodoni", "AmericanTypewriter",
        "Rockwell", "Charter", "IowanOldStyle", "Superclarendon", "Athelas", "Marion", "Seravek", "NewYork",
    ]

    private static let monospaced = ["Courier", "CourierNew", "Menlo", "AmericanTypewriterMono", "SFMono", "Monaco"]

    private static let sans = [
        "HelveticaNeue", "Helvetica", "Arial", "ArialMT", "ArialRoundedMTBold", "AvenirNext", "AvenirNextCondensed", "Avenir", "Verdana", "TrebuchetMS", "GillSans",
        "Futura", "Optima", "DINAlternate", "DINCondensed", "AppleSDGothicNeo", "PingFangSC", "PingFangTC", "PingFangHK", "HiraginoSans", "HiraKakuProN", "HiraMaruProN",
        "Thonburi", "Kailasa", "Galvji", "ChalkboardSE", "Chalkduster", "MarkerFelt", "Noteworthy", "SnellRoundhand", "BradleyHandITCTT", "Copperplate", "Papyrus",
        "PartyLetPlain", "SavoyeLetPlain", "Zapfino", "ZapfDingbatsITC", "Symbol", "AppleColorEmoji", "GeezaPro", "EuphemiaUCAS", "Damascus", "Farah", "Mishafi",
        "SFProText", "SFProDisplay", "SFUIText", "SFUIDisplay", "SFUI", "SFProRounded", "SFCompact", "SanFrancisco",
    ]

    static func find(_ name: String, size: CGFloat) -> Font? {
        _ = appFonts
        if name.hasPrefix(".SFUI") || name.hasPrefix(".SFNS") || name.hasPrefix(".Apple") { return standIn(String(name.dropFirst()), size) ?? .system(size: Double(size)) }
        if let face = FontLibrary.shared.face(postScriptName: name) { return .file(face, size: Double(size)) }
        if let face = FontLibrary.shared.faces(ofFamily: name).first { return .file(face, size: Double(size)) }
        guard let font = standIn(name, size) else { return nil }
        Log.once("UIFont: \(name) isn't installed here: \(font.file.fullName) stands in for it.")
        return font
    }

    private static func standIn(_ name: String, _ size: CGFloat) -> Font? {
        let squeezed = name.replacingOccurrences(of: " ", with: "")
        let parts = squeezed.contains("-") ? squeezed.split(separator: "-", maxSplits: 1).map(String.init) : familyAndStyle(squeezed)
        var family = parts[0]
        for suffix in ["PSMT", "PS", "MT"] where family.hasSuffix(suffix) && family != "ArialMT" && family != "TrebuchetMS" { family = String(family.dropLast(suffix.count)) }
        let style = parts.count > 1 ? parts[1] : name
        let isItalic = style.contains("Italic") || style.contains("Oblique")
        let (weight, size) = (self.weight(style).rawValue, Double(size))
        guard let design = design(family) ?? (sans.contains(parts[0]) ? .standard : nil) else { return nil }
        var key = Font.system(size: size, weight: Double(weight), isItalic: isItalic, design: design, width: name.contains("Condensed") ? condensed : 0).key
        key.standsForAnother = !family.hasPrefix("SF")
        if design == .standard {
            key.lineMetrics = StandInMetrics.lines(of: squeezed)
            if key.standsForAnother { key.letterScale = StandInMetrics.width(of: squeezed) }
        }
        return Font.font(key)
    }

    /// A full name, as in "Futura Bold", whose blanks are gone.
    private static func familyAndStyle(_ name: String) -> [String] {
        let family = (serif + monospaced + sans).filter { name.hasPrefix($0) }.max { $0.count < $1.count }
        guard let family, family != name else { return [name] }
        var style = name.dropFirst(family.count)
        while let word = styles.first(where: { style.hasPrefix($0) }) { style = style.dropFirst(word.count) }
        return style.isEmpty ? [family, String(name.dropFirst(family.count))] : [name]
    }

    private static let styles = ["Regular", "Roman", "UltraLight", "Thin", "DemiBold", "Demi", "Semibold", "SemiBold", "ExtraBold", "Heavy", "Black", "Medium", "Light", "Bold", "Book", "Italic", "Oblique", "Condensed", "Extra"]

    /// Helvetica Neue Condensed's letters are 0.82 of those of the plain face.
    private static let condensed = -0.36

    private static func design(_ family: String) -> Font.Design? {
        if monospaced.contains(family) { return .monospaced }
        if serif.contains(family) { return .serif }
        return sans.contains(family) ? .standard : nil
    }

    private static func weight(_ style: String) -> UIFont.Weight {
        let names: [(String, UIFont.Weight)] = [
            ("UltraLight", .ultraLight), ("Thin", .thin), ("DemiBold", .semibold), ("Semibold", .semibold), ("SemiBold", .semibold), ("Heavy", .heavy), ("Black", .black),
            ("Medium", .medium), ("Light", .light), ("Bold", .bold), ("W6", .semibold), ("Book", .regular),
        ]
        return names.first { style.contains($0.0) }?.1 ?? .regular
    }

    static var families: [String] {
        _ = appFonts
        return Array(Set(FontLibrary.shared.familyNames + ["Helvetica Neue", "Helvetica", "Arial", "Avenir", "Georgia", "Courier", "Menlo"])).sorted()
    }

    static func faces(_ family: String) -> [String] {
        _ = appFonts
        let found = FontLibrary.shared.faces(ofFamily: family).map(\.postScriptName)
        if !found.isEmpty { return found }
        let plain = family.replacingOccurrences(of: " ", with: "")
        return sans.contains(plain) || serif.contains(plain) || monospaced.contains(plain) ? [plain, plain + "-Bold", plain + "-Italic"] : []
    }

    /// Fonts that Info.plist lists under `UIAppFonts`, added when the first font is asked for by name.
    private static let appFonts: Void = registerAppFonts(.main)

    static func registerAppFonts(_ bundle: Bundle) {
        for name in bundle.infoDictionary?["UIAppFonts"] as? [String] ?? [] {
            let url = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(name)
            if !FontLibrary.shared.register(url.path) { Log.once("UIAppFonts: no font in \(url.path)") }
        }
    }
}
