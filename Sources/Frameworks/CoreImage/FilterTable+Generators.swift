import CoreGraphics
import Foundation

/// Images out of nothing.
extension FilterTable {
    nonisolated(unsafe) static let generators: [String: FilterEntry] = [
        "CIConstantColorGenerator": FilterEntry(kCICategoryGenerator, [kCIInputColorKey: CIColor(red: 1, green: 0, blue: 0)]) { Recipe($0.color(kCIInputColorKey)) },
        "CILinearGradient": FilterEntry("CICategoryGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white, "inputColor1": CIColor.black]) {
            .linearGradient(from: $0.point("inputPoint0"), $0.color("inputColor0"), to: $0.point("inputPoint1"), $0.color("inputColor1"))
        },
        "CISmoothLinearGradient": FilterEntry("CICategoryGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white, "inputColor1": CIColor.black]) {
            .linearGradient(from: $0.point("inputPoint0"), $0.color("inputColor0"), to: $0.point("inputPoint1"), $0.color("inputColor1"), isSmooth: true)
        },
        "CIRadialGradient": FilterEntry("CICategoryGradient", [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5, "inputRadius1": 100, "inputColor0": CIColor.white, "inputColor1": CIColor.black]) {
            .radialGradient(around: $0.point(kCIInputCenterKey), $0.number("inputRadius0"), $0.color("inputColor0"), $0.number("inputRadius1"), $0.color("inputColor1"))
        },
        "CIGaussianGradient": FilterEntry("CICategoryGradient", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300, "inputColor0": CIColor.white, "inputColor1": CIColor.clear]) {
            .radialGradient(around: $0.point(kCIInputCenterKey), 0, $0.color("inputColor0"), $0.number(kCIInputRadiusKey), $0.color("inputColor1"))
        },
        "CICheckerboardGenerator": FilterEntry(kCICategoryGenerator, [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputWidthKey: 80]) {
            .checkerboard(from: $0.point(kCIInputCenterKey), $0.color("inputColor0"), $0.color("inputColor1"), side: $0.number(kCIInputWidthKey))
        },
        "CIStripesGenerator": FilterEntry(kCICategoryGenerator, [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black, kCIInputWidthKey: 80]) {
            .stripes(from: $0.point(kCIInputCenterKey), $0.color("inputColor0"), $0.color("inputColor1"), width: $0.number(kCIInputWidthKey))
        },
        "CIRandomGenerator": FilterEntry(kCICategoryGenerator) { _ in .noise },
        "CIQRCodeGenerator": FilterEntry(kCICategoryGenerator, ["inputCorrectionLevel": "M"]) { inputs in
            let levels: [String: QRCode.Level] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]
            guard let code = QRCode(inputs.data("inputMessage"), level: levels[inputs["inputCorrectionLevel"] as? String ?? "M"] ?? .medium) else { return nil }
            // A margin of one module, as Core Image leaves.
            let empty = Array(repeating: false, count: code.modules.count + 2)
            return .modules([empty] + code.modules.map { [false] + $0 + [false] } + [empty])
        },
        "CICode128BarcodeGenerator": FilterEntry(kCICategoryGenerator, ["inputQuietSpace": 10, "inputBarcodeHeight": 32]) { inputs in
            guard let bars = Code128.bars(inputs.data("inputMessage")) else { return nil }
            let quiet = Array(repeating: false, count: max(Int(inputs.number("inputQuietSpace")), 0))
            return .modules(Array(repeating: quiet + bars + quiet, count: max(Int(inputs.number("inputBarcodeHeight")), 1)))
        },
    ]
}
