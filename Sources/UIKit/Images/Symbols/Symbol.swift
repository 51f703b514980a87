import CoreGraphics
import Foundation

/// A symbol of the system, drawn by a stand-in of our own: a few strokes and areas on a grid of 100.
struct Symbol {
    let name: String
    let drawing: SymbolDrawing
    /// Whether the shapes stand for this very symbol, rather than a box for any.
    let isKnown: Bool

    /// nil for what can't be a symbol's name.
    static func named(_ name: String) -> Symbol? {
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == ".") }), name.first?.isLetter == true || name.first?.isNumber == true
        else { return nil }
        if let drawing = SymbolComposition.drawing(name) { return Symbol(name: name, drawing: drawing, isKnown: true) }
        Log.once("UIImage(systemName: \"\(name)\"): no stand-in is drawn for this symbol yet: a box stands for it.")
        return Symbol(name: name, drawing: SymbolDrawing.unknown, isKnown: false)
    }

    /// `chevron.forward`, `arrow.backward.circle`; not `forward.fill`, which is a player's button.
    var followsReadingDirection: Bool { name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" } }

    func size(_ look: SymbolLook, scale: CGFloat) -> CGSize {
        let unit = look.unit
        guard let known = SymbolSizes.size(of: name) else {
            let round = { (v: CGFloat) in (v * scale).rounded(.up) / scale }
            return CGSize(width: round(drawing.width * unit), height: round(100 * unit))
        }
        let pixels = look.factor * scale
        return CGSize(width: max((known.width * pixels).rounded(), 1) / scale, height: max((known.height * pixels).rounded(), 1) / scale)
    }

    /// A symbol is laid out as one of a line's height, with its picture in the middle.
    func alignmentInsets(_ look: SymbolLook, scale: CGFloat) -> UIEdgeInsets {
        let around = (SymbolSizes.alignmentHeight * look.factor * scale).rounded() - (size(look, scale: scale).height * scale).rounded()
        let above = (around / 2).rounded()
        return UIEdgeInsets(top: -above / scale, left: 0, bottom: (above - around) / scale, right: 0)
    }

    func image(_ look: SymbolLook, scale: CGFloat) -> CGImage? {
        guard let made = GraphicsStack.imageContext(size(look, scale: scale), scale: scale, isOpaque: false) else { return nil }
        let room = size(look, scale: scale), seen = drawing.bounds(lineWidth: look.lineWidth)
        let unit = min(look.unit, room.width / max(seen.width, 1), room.height / max(seen.height, 1))
        if SymbolSizes.size(of: name) == nil {
            made.context.scaleBy(x: look.unit, y: look.unit)
        } else {
            made.context.translateBy(x: room.width / 2 - seen.midX * unit, y: room.height / 2 - seen.midY * unit)
            made.context.scaleBy(x: unit, y: unit)
        }
        drawing.draw(in: made.context, lineWidth: look.lineWidth)
        made.context.flush()
        return made.context.bitmap.map { CGImage(bitmap: $0) }
    }
}

/// A symbol configuration with everything decided.
struct SymbolLook: Hashable {
    var pointSize: CGFloat
    var weight: UIImage.SymbolWeight
    var scale: UIImage.SymbolScale

    init(_ configuration: UIImage.SymbolConfiguration?) {
        let style = configuration?.textStyle.map { TextStyleTable.size($0, (configuration?.traitCollection ?? .current).preferredContentSizeCategory) }
        pointSize = configuration?.pointSize ?? style ?? 17
        weight = configuration?.weight ?? .regular
        if weight == .unspecified { weight = .regular }
        scale = configuration?.scale ?? .medium
    }

    /// How much larger than the symbols of `SymbolSizes`.
    var factor: CGFloat { pointSize / SymbolSizes.pointSize * (scale == .small ? 0.79 : scale == .large ? 1.21 : 1) }

    /// Points a hundredth of the grid that stand-ins are drawn on. A symbol of medium scale is a little taller than the text's capitals.
    var unit: CGFloat { SymbolSizes.pointSize * 1.12 * factor / 100 }

    /// Hundredths of the height.
    var lineWidth: CGFloat {
        let widths: [CGFloat] = [8, 2.5, 4, 6, 8, 9.5, 11, 13, 15, 17]
        return widths[min(max(weight.rawValue, 0), 9)]
    }
}
