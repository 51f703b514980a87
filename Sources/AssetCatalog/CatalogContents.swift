import Foundation

/// `Contents.json` of any folder of a catalog. One shape serves all kinds: each has only some of the keys.
struct CatalogContents: Decodable {
    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var renderingIntent: String?
        var preservesVector: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var size: String?
        var appearances: [Appearance]?
        var displayGamut: String?
        var widthClass: String?
        var heightClass: String?
        var direction: String?
        var locale: String?
        var resizing: Resizing?
        var alignment: Insets?
        var color: Color?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, size, appearances, locale, resizing, color
            case displayGamut = "display-gamut", widthClass = "width-class", heightClass = "height-class"
            case direction = "language-direction", alignment = "alignment-insets", type = "universal-type-identifier"
        }
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Resizing: Decodable {
        var mode: String
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center, capInsets = "cap-insets"
        }
    }

    struct Center: Decodable {
        var mode: String?
        var width: Double?
        var height: Double?
    }

    struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?

        var values: [Double] { [top ?? 0, left ?? 0, bottom ?? 0, right ?? 0] }
    }

    /// Components are numbers or text: `0.5`, `0x80`, `128`.
    struct Color: Decodable {
        var colorSpace: String?
        var components: [String: Component]?
        var platform: String?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, platform, reference, colorSpace = "color-space"
        }

        struct Component: Decodable {
            var text: String

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                text = try (try? container.decode(String.self)) ?? String(container.decode(Double.self))
            }

            /// 0…1 as it stands; `0x80` and whole numbers above 1 count in 255ths, as Xcode reads them.
            var value: Double? {
                if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                guard let number = Double(text) else { return nil }
                return text.contains(".") || number == 0 ? number : number / 255
            }
        }
    }
}

extension CatalogContents.Entry {
    var traits: VariantTraits {
        var traits = VariantTraits()
        traits.idiom = idiom.flatMap { Self.idioms[$0] }
        for appearance in appearances ?? [] {
            switch appearance.appearance {
            case "luminosity": traits.style = appearance.value
            case "contrast": traits.contrast = appearance.value
            default: break
            }
        }
        traits.gamut = displayGamut.map { $0 == "display-P3" ? "P3" : $0 }
        traits.widthClass = widthClass
        traits.heightClass = heightClass
        traits.direction = direction.map { $0 == "right-to-left" ? "rightToLeft" : "leftToRight" }
        traits.locale = locale
        return traits
    }

    private static let idioms = [
        "iphone": "phone", "ipad": "pad", "mac": "mac", "tv": "tv", "watch": "watch", "vision": "vision", "car": "car",
    ]

    /// `2x` → 2.
    var pixelsPerPoint: Double? { scale.flatMap { Double($0.prefix { $0 != "x" }) } }

    /// `60x60` → 60.
    var side: Double? { size.flatMap { Double($0.prefix { $0 != "x" }) } }

    var slicing: CompiledImage.Slicing? {
        guard let resizing else { return nil }
        let axes = switch resizing.mode {
        case "3-part-horizontal": "horizontal"
        case "3-part-vertical": "vertical"
        default: "both"
        }
        return CompiledImage.Slicing(
            axes: axes, insets: resizing.capInsets?.values ?? [0, 0, 0, 0], mode: resizing.center?.mode ?? "stretch",
            center: [resizing.center?.width ?? 1, resizing.center?.height ?? 1])
    }
}
