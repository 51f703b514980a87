import Foundation

/// A gradient along a line or between two circles (ISO 32000-1, 8.7.4.5): kinds 2 and 3.
struct PDFShading {
    private let circles: Bool
    private let places: [CGFloat]
    private let gradient: CGGradient
    private var options: CGGradientDrawingOptions = []

    private static let steps = 32

    init?(_ object: PDFObject, _ file: PDFFile) {
        guard let entries = object.dictionary, let kind = file.resolve(entries["ShadingType"]).number, kind == 2 || kind == 3,
              let function = PDFFunction(entries["Function"], file) else { return nil }
        circles = kind == 3
        places = file.numbers(entries["Coords"]).map { CGFloat($0) }
        guard places.count == (circles ? 6 : 4) else { return nil }
        let given = file.numbers(entries["Domain"]), domain = given.count == 2 ? given : [0, 1]
        let shares = (0...Self.steps).map { Double($0) / Double(Self.steps) }
        let colors = shares.compactMap { Self.color(function(domain[0] + $0 * (domain[1] - domain[0]))) }
        guard colors.count == shares.count else { return nil }
        gradient = CGGradient(colors: colors, locations: shares.map { CGFloat($0) })
        for (option, extends) in zip([CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation], file.resolve(entries["Extend"]).array ?? []) {
            if case .bool(true) = file.resolve(extends) { options.insert(option) }
        }
    }

    /// Components tell the space.
    private static func color(_ n: [Double]) -> CGColor? {
        let n = n.map { CGFloat($0) }
        switch n.count {
        case 1: return CGColor(gray: n[0], alpha: 1)
        case 3: return CGColor(red: n[0], green: n[1], blue: n[2], alpha: 1)
        case 4: return CGColor(genericCMYKCyan: n[0], magenta: n[1], yellow: n[2], black: n[3], alpha: 1)
        default: return nil
        }
    }

    func draw(in context: CGContext) {
        if circles {
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: places[0], y: places[1]), startRadius: places[2],
                endCenter: CGPoint(x: places[3], y: places[4]), endRadius: places[5], options: options)
        } else {
            context.drawLinearGradient(gradient, start: CGPoint(x: places[0], y: places[1]), end: CGPoint(x: places[2], y: places[3]), options: options)
        }
    }
}
