import Foundation
import NibArchive

/// `<color>` → UIColor.
enum ColorValue {
    static func node(_ element: Element, _ nib: NibCompiler) -> NibNode {
        let system = systemName(of: element), catalog = catalogName(of: element)
        if system.map(isDynamic) ?? (catalog != nil), !nib.session.has(.dynamicColors), catalog == nil { return literal(element, nib) }
        return node(components(of: element, system, catalog, nib), system: system, catalog: catalog, nib)
    }

    /// The components alone, without the name of a colour that changes.
    static func literal(_ element: Element, _ nib: NibCompiler) -> NibNode {
        node(components(of: element, systemName(of: element), catalogName(of: element), nib), system: nil, catalog: nil, nib)
    }

    /// Writes the colour that is the value of a property, nothing when there is none.
    static func write(_ role: Name, _ key: Key, of element: Element, to node: NibNode, _ nib: NibCompiler) {
        guard let color = element.child(role), color.name == "color" else { return }
        node.add(key, .object(self.node(color, nib)))
        NamedColors.note(color, role.text, node, nib)
    }

    private static func components(of element: Element, _ system: Text?, _ catalog: Text?, _ nib: NibCompiler) -> Components {
        let literal = nib.document.systemColor(system ?? "") ?? catalog.flatMap(nib.document.color(named:)) ?? element
        if let components = components(of: literal) ?? system.flatMap(Components.named) ?? catalog.map({ _ in .white(0, 1) }) { return components }
        nib.session.report(.warning, element, "the colour has no components that can be read: clear is used")
        return .white(0, 0)
    }

    /// The Xcode 11 attribute names the dynamic colour; the older one beside it is for older systems.
    private static func systemName(of element: Element) -> Text? {
        element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    }

    /// Colours of the AppKit catalog ("catalog" space) have a name too, but are written with their components.
    static func catalogName(of element: Element) -> Text? {
        systemName(of: element) == nil && element["catalog"] != "System" ? element["name"] : nil
    }

    /// Whether a system colour came with iOS 13.
    private static func isDynamic(_ name: Text) -> Bool { !namesBefore13.contains(name) }

    private static let namesBefore13: Set<Text> = [
        "whiteColor", "blackColor", "clearColor", "darkTextColor", "lightTextColor", "darkGrayColor", "grayColor", "lightGrayColor",
        "redColor", "greenColor", "blueColor", "cyanColor", "yellowColor", "magentaColor", "orangeColor", "purpleColor", "brownColor",
        "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor",
    ]

    static func node(_ components: Components, system: Text?, catalog: Text?, _ nib: NibCompiler) -> NibNode {
        let signature = components.signature(system, catalog)
        if let color = nib.values.shared(signature) { return color }
        let color = nib.object("UIColor")
        nib.values.share(color, signature)
        if let name = system ?? (catalog == nil ? components.systemName : nil) {
            color.add("UISystemColorName", .object(nib.values.string(name)))
        } else if let catalog {
            color.add("UIDynamicCatalogName", .object(nib.values.string(catalog)))
            color.add("UIDynamicCatalogUseNibBundle", .bool(true))
        }
        write(components, to: color, nib)
        return color
    }

    private static func write(_ components: Components, to color: NibNode, _ nib: NibCompiler) {
        let keepsDoubles = nib.session.isXcode(since: 11)
        func component(_ key: Key, _ doubleKey: Key, _ value: Double) {
            color.add(key, .float(Float(value)))
            if keepsDoubles, Double(Float(value)) != value { color.add(doubleKey, .double(value)) }
        }
        func text(_ values: [Double], _ alpha: Double) -> NibField {
            .data(nib.values.bytes((alpha == 1 ? values : values + [alpha]).map(\.threeDigits).joined(separator: " ").utf8))
        }
        switch components {
        case .white(let white, let alpha):
            color.add("UIColorComponentCount", .int(2))
            component("UIWhite", "UIWhite-Double", white)
            component("UIAlpha", "UIAlpha-Double", alpha)
            color.add("NSWhite", text([white], alpha))
            color.add("NSColorSpace", .int(4))
        case .rgb(let red, let green, let blue, let alpha):
            color.add("UIColorComponentCount", .int(4))
            component("UIRed", "UIRed-Double", red)
            component("UIGreen", "UIGreen-Double", green)
            component("UIBlue", "UIBlue-Double", blue)
            component("UIAlpha", "UIAlpha-Double", alpha)
            color.add("NSRGB", text([red, green, blue], alpha))
            color.add("NSColorSpace", .int(2))
        }
    }

    private static func components(of element: Element) -> Components? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return .white(white, alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return nil }
        guard element["customColorSpace"] == "displayP3" else { return .rgb(red, green, blue, alpha) }
        let srgb = DisplayP3.extendedSRGB([red, green, blue])
        return .rgb(srgb[0], srgb[1], srgb[2], alpha)
    }

    enum Components {
        case white(Double, Double)
        case rgb(Double, Double, Double, Double)

        /// Plain grays that UIKit has a constant for are archived as that constant.
        var systemName: Text? {
            switch self {
            case .white(1, 1): "whiteColor"
            case .white(0, 1): "blackColor"
            case .white(0, 0): "clearColor"
            default: nil
            }
        }

        func signature(_ system: Text?, _ catalog: Text?) -> ValuePool.Signature {
            func signature(_ count: Int, _ numbers: SIMD4<Double>) -> ValuePool.Signature {
                ValuePool.Signature(name: system ?? "", catalog: catalog ?? "", numbers: unsafeBitCast(numbers, to: SIMD4<UInt64>.self), count: count)
            }
            return switch self {
            case .white(let white, let alpha): signature(2, [white, alpha, 0, 0])
            case .rgb(let red, let green, let blue, let alpha): signature(4, [red, green, blue, alpha])
            }
        }

        /// What a system colour looks like in the light style, for a document that names it without components.
        static func named(_ name: Text) -> Components {
            switch name {
            case "whiteColor", "systemBackgroundColor", "tableCellPlainBackgroundColor", "secondarySystemGroupedBackgroundColor": .white(1, 1)
            case "lightTextColor": .white(1, 0.6)
            case "clearColor": .white(0, 0)
            case "darkGrayColor": .white(1.0 / 3, 1)
            case "grayColor": .white(0.5, 1)
            case "lightGrayColor": .white(2.0 / 3, 1)
            case "redColor": .rgb(1, 0, 0, 1)
            case "greenColor": .rgb(0, 1, 0, 1)
            case "blueColor": .rgb(0, 0, 1, 1)
            case "cyanColor": .rgb(0, 1, 1, 1)
            case "yellowColor": .rgb(1, 1, 0, 1)
            case "magentaColor": .rgb(1, 0, 1, 1)
            case "orangeColor": .rgb(1, 0.5, 0, 1)
            case "purpleColor": .rgb(0.5, 0, 0.5, 1)
            case "brownColor": .rgb(0.6, 0.4, 0.2, 1)
            case "groupTableViewBackgroundColor", "systemGroupedBackgroundColor", "secondarySystemBackgroundColor":
                .rgb(0.94901960784313721, 0.94901960784313721, 0.96862745098039216, 1)
            case "scrollViewTexturedBackgroundColor": .rgb(0.435, 0.443, 0.474, 1)
            case "viewFlipsideBackgroundColor": .rgb(0.121, 0.129, 0.141, 1)
            case "systemRedColor": .rgb(1, 0.23137254901960785, 0.18823529411764706, 1)
            case "systemBlueColor", "tintColor", "linkColor": .rgb(0, 0.47843137254901963, 1, 1)
            case "systemGreenColor": .rgb(0.20392156862745098, 0.7803921568627451, 0.34901960784313724, 1)
            default: .white(0, 1)
            }
        }
    }
}

/// Display P3 in terms of extended sRGB: same curve and white point, other primaries.
private enum DisplayP3 {
    static func extendedSRGB(_ p3: [Double]) -> [Double] {
        let matrix = [
            [1.2249401762805598, -0.2249401762805598, 0],
            [-0.0420569547096881, 1.0420569547096881, 0],
            [-0.0196375545903344, -0.0786360455506319, 1.0982736001409663],
        ]
        let linear = p3.map(decode)
        return matrix.map { row in encode(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
    }

    private static func decode(_ x: Double) -> Double {
        x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }

    private static func encode(_ x: Double) -> Double {
        let value = abs(x) <= 0.0031308 ? abs(x) * 12.92 : 1.055 * pow(abs(x), 1 / 2.4) - 0.055
        return x < 0 ? -value : value
    }
}
