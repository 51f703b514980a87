import Foundation

/// Carries out a content stream (ISO 32000-1, 8): paths, clips, colours, transforms and forms.
final class PDFPainter {
    private let file: PDFFile
    private let context: CGContext
    private var operands: [PDFObject] = []
    private var resources: [String: PDFObject] = [:]
    private var clipRule: CGPathFillRule?
    private var alphas: [(fill: Double, stroke: Double)] = [(1, 1)]
    private var depth = 0
    /// Forms may draw forms; a few that draw themselves many times would never end.
    private var formsLeft = 2000

    init(_ file: PDFFile, _ context: CGContext) {
        self.file = file
        self.context = context
    }

    func run(_ code: [UInt8], _ resources: [String: PDFObject]) {
        guard depth < 12 else { return }
        depth += 1
        let outer = self.resources
        self.resources = resources
        var lexer = PDFLexer(code)
        while lexer.at < code.count {
            guard let object = lexer.next() else { continue }
            if case .word(let name) = object {
                carryOut(name)
                operands.removeAll(keepingCapacity: true)
            } else {
                operands.append(object)
            }
        }
        self.resources = outer
        depth -= 1
    }

    private var n: [CGFloat] { operands.compactMap { $0.number.map { CGFloat($0) } } }

    private func carryOut(_ name: String) {
        let n = n
        switch (name, n.count) {
        case ("q", _):
            context.saveGState()
            alphas.append(alphas[alphas.count - 1])
        case ("Q", _) where alphas.count > 1:
            alphas.removeLast()
            context.restoreGState()
        case ("cm", 6): context.concatenate(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
        case ("w", 1): context.setLineWidth(n[0])
        case ("J", 1): context.setLineCap(CGLineCap(rawValue: Int32(clamping: Int(n[0]))) ?? .butt)
        case ("j", 1): context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: Int(n[0]))) ?? .miter)
        case ("M", 1): context.setMiterLimit(n[0])
        case ("d", _): setDash()
        case ("gs", _): setParameters()
        case ("Do", _): drawObject()
        case ("sh", _): PDFShading(resource("Shading"), file)?.draw(in: context)
        default: if !addToPath(name, n), !paint(name) { setColor(name, n) }
        }
    }

    private func addToPath(_ name: String, _ n: [CGFloat]) -> Bool {
        switch (name, n.count) {
        case ("m", 2): context.move(to: CGPoint(x: n[0], y: n[1]))
        case ("l", 2): context.addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("c", 6): context.addCurve(to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case ("v", 4): context.addCurve(to: CGPoint(x: n[2], y: n[3]), control1: context.currentPointOfPath, control2: CGPoint(x: n[0], y: n[1]))
        case ("y", 4): context.addCurve(to: CGPoint(x: n[2], y: n[3]), control1: CGPoint(x: n[0], y: n[1]), control2: CGPoint(x: n[2], y: n[3]))
        case ("re", 4): context.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case ("h", _): context.closePath()
        case ("W", _): clipRule = .winding
        case ("W*", _): clipRule = .evenOdd
        default: return false
        }
        return true
    }

    private func paint(_ name: String) -> Bool {
        let modes: [String: (CGPathDrawingMode?, Bool)] = [
            "f": (.fill, false), "F": (.fill, false), "f*": (.eoFill, false), "S": (.stroke, false), "s": (.stroke, true), "B": (.fillStroke, false), "B*": (.eoFillStroke, false),
            "b": (.fillStroke, true), "b*": (.eoFillStroke, true), "n": (nil, false),
        ]
        guard let (mode, closes) = modes[name] else { return false }
        if closes { context.closePath() }
        let clip = clipRule.flatMap { _ in context.path }
        if let mode { context.drawPath(using: mode) } else { context.beginPath() }
        if let rule = clipRule, let clip {
            context.addPath(clip)
            context.clip(using: rule)
        }
        clipRule = nil
        return true
    }

    /// Components tell the space: one is grey, three are red, green and blue, four are inks.
    private func setColor(_ name: String, _ n: [CGFloat]) {
        let isFill = ["g", "rg", "k", "sc", "scn", "cs"].contains(name)
        guard isFill || ["G", "RG", "K", "SC", "SCN", "CS"].contains(name) else { return }
        let alpha = CGFloat(isFill ? alphas[alphas.count - 1].fill : alphas[alphas.count - 1].stroke)
        let color: CGColor
        switch n.count {
        case 1: color = CGColor(gray: n[0], alpha: alpha)
        case 3: color = CGColor(red: n[0], green: n[1], blue: n[2], alpha: alpha)
        case 4: color = CGColor(genericCMYKCyan: n[0], magenta: n[1], yellow: n[2], black: n[3], alpha: alpha)
        default: color = CGColor(gray: 0, alpha: alpha)
        }
        if isFill { context.setFillColor(color) } else { context.setStrokeColor(color) }
    }

    private func setDash() {
        let lengths = operands.first?.array?.compactMap { $0.number.map { CGFloat($0) } } ?? []
        context.setLineDash(phase: CGFloat(operands.last?.number ?? 0), lengths: lengths)
    }

    private func resource(_ kind: String) -> PDFObject {
        guard let name = operands.last?.name, let all = file.resolve(resources[kind]).dictionary else { return .null }
        return file.resolve(all[name])
    }

    private static let blendModes: [String: CGBlendMode] = [
        "Normal": .normal, "Compatible": .normal, "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
        "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "SoftLight": .softLight, "HardLight": .hardLight, "Difference": .difference,
        "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color, "Luminosity": .luminosity,
    ]

    /// Opacity and blending of an extended graphics state.
    private func setParameters() {
        guard let entries = resource("ExtGState").dictionary else { return }
        let mode = file.resolve(entries["BM"])
        if let mode = (mode.name ?? mode.array?.first.flatMap { file.resolve($0).name }).flatMap({ Self.blendModes[$0] }) { context.setBlendMode(mode) }
        if let fill = file.resolve(entries["ca"]).number {
            alphas[alphas.count - 1].fill = fill
            context.setFillColor(context.fillColor.copy(alpha: CGFloat(fill)) ?? context.fillColor)
        }
        if let stroke = file.resolve(entries["CA"]).number {
            alphas[alphas.count - 1].stroke = stroke
            context.setStrokeColor(context.strokeColor.copy(alpha: CGFloat(stroke)) ?? context.strokeColor)
        }
    }

    private func drawObject() {
        let object = resource("XObject")
        guard let entries = object.dictionary else { return }
        if file.resolve(entries["Subtype"]).name == "Image" {
            if let image = PDFImage.decode(object, file) { context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
            return
        }
        guard file.resolve(entries["Subtype"]).name == "Form", formsLeft > 0 else { return }
        formsLeft -= 1
        let own = file.resolve(entries["Resources"]).dictionary ?? resources
        let matrix = file.numbers(entries["Matrix"]), box = file.numbers(entries["BBox"])
        operands.removeAll()
        context.saveGState()
        if matrix.count == 6 { context.concatenate(CGAffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])) }
        if box.count == 4 { context.clip(to: CGRect(x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))) }
        let before = alphas
        run(file.contents(object), own)
        // A form that leaves states open must not unbalance what follows.
        while alphas.count > before.count {
            alphas.removeLast()
            context.restoreGState()
        }
        context.restoreGState()
    }
}
