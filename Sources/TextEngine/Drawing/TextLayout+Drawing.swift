import CCairo
import CoreGraphics
import Foundation

extension TextLayout {
    /// Draws all lines with the layout's top left at `origin`, where y points down. `color` is for text that has none of its own.
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
        for line in lines {
            let left = origin.x + CGFloat(line.x), baseline = origin.y + CGFloat(line.baseline)
            drawBackgrounds(line, context, left, origin.y + CGFloat(line.top))
            for fragment in line.fragments { draw(fragment, line, context, CGPoint(x: left + CGFloat(fragment.x), y: baseline), color) }
        }
    }

    private func drawBackgrounds(_ line: Line, _ context: CGContext, _ left: CGFloat, _ top: CGFloat) {
        for fragment in line.fragments {
            guard let background = source.styles[fragment.style].style.background else { continue }
            context.setFillColor(background)
            context.fill(CGRect(x: left + CGFloat(fragment.x), y: top, width: CGFloat(fragment.width), height: CGFloat(line.height)))
        }
    }

    private func draw(_ fragment: Fragment, _ line: Line, _ context: CGContext, _ at: CGPoint, _ color: CGColor) {
        let style = source.styles[fragment.style].style
        let baseline = CGPoint(x: at.x, y: at.y - CGFloat(style.baselineOffset))
        if let shadow = style.shadow {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        defer { if style.shadow != nil { context.restoreGState() } }
        switch fragment.content {
        case .blank: break
        case .attachment(let attachment):
            let b = attachment.bounds
            attachment.draw(context, CGRect(x: baseline.x + b.minX, y: baseline.y - b.maxY, width: b.width, height: b.height))
        case .glyphs(let run, let part):
            context.draw(run, part, at: baseline, style, color)
        }
        drawLines(style, fragment, context, baseline, color)
    }

    /// Underline and strike-through, of a thickness that goes with the size.
    private func drawLines(_ style: TextStyle, _ fragment: Fragment, _ context: CGContext, _ at: CGPoint, _ color: CGColor) {
        let size = style.font.size, own = style.color ?? color
        if style.underline.style & 0xFF != 0 {
            draw(style.underline, style.underline.color ?? own, y: at.y + CGFloat(size * 0.12), size, fragment, context, at.x)
        }
        if style.strikethrough.style & 0xFF != 0 {
            draw(style.strikethrough, style.strikethrough.color ?? own, y: at.y - CGFloat(style.font.xHeight / 2), size, fragment, context, at.x)
        }
    }

    private func draw(_ line: TextStyle.Line, _ color: CGColor, y: CGFloat, _ size: Double, _ fragment: Fragment, _ context: CGContext, _ x: CGFloat) {
        let thickness = CGFloat(size * (line.style & 0x0F == 2 ? 0.1 : 0.05)), width = CGFloat(fragment.width)
        context.saveGState()
        context.setStrokeColor(color)
        context.setLineWidth(thickness)
        switch line.style & 0x700 {
        case 0x100: context.setLineDash(phase: 0, lengths: [thickness, thickness * 2])
        case 0x200: context.setLineDash(phase: 0, lengths: [thickness * 5, thickness * 3])
        case 0x300: context.setLineDash(phase: 0, lengths: [thickness * 5, thickness * 2, thickness, thickness * 2])
        case 0x400: context.setLineDash(phase: 0, lengths: [thickness * 5, thickness * 2, thickness, thickness * 2, thickness, thickness * 2])
        default: break
        }
        context.strokeLineSegments(between: [CGPoint(x: x, y: y), CGPoint(x: x + width, y: y)])
        if line.style & 0x0F == 9 {
            context.strokeLineSegments(between: [CGPoint(x: x, y: y + thickness * 2), CGPoint(x: x + width, y: y + thickness * 2)])
        }
        context.restoreGState()
    }
}

extension CGContext {
    /// Draws some glyphs of a run from `start` on the baseline, where y points down.
    func draw(_ run: ShapedRun, _ part: Range<Int>, at start: CGPoint, _ style: TextStyle, _ color: CGColor) {
        guard !part.isEmpty, let face = run.file.cairoFace else { return }
        var glyphs = [cairo_glyph_t](repeating: cairo_glyph_t(), count: part.count)
        var x = Double(start.x)
        let y = Double(start.y), kern = style.kern ?? 0
        for (place, index) in part.enumerated() {
            let offset: (x: Double, y: Double) = run.offsets?[index] ?? (0, 0)
            glyphs[place] = cairo_glyph_t(index: UInt(run.glyphs[index]), x: x + offset.x, y: y - offset.y)
            x += run.advances[index]
            // Kerning goes after a cluster, not between its marks.
            if kern != 0, index + 1 == run.clusters.count || run.clusters[index + 1] != run.clusters[index] { x += kern }
        }
        cairo_set_font_face(cairo, face)
        setFont(run.font, lean: style.obliqueness != 0 ? style.obliqueness : run.font.isSlanted ? 0.2 : 0)
        paint(glyphs, run, style, color)
    }

    fileprivate func setFont(_ font: Font, lean: Double = 0) {
        var matrix = cairo_matrix_t(xx: font.size * font.glyphScale, yx: 0, xy: -lean * font.size, yy: font.size, x0: 0, y0: 0)
        cairo_set_font_matrix(cairo, &matrix)
    }

    private func paint(_ glyphs: [cairo_glyph_t], _ run: ShapedRun, _ style: TextStyle, _ color: CGColor) {
        saveGState()
        let count = Int32(glyphs.count)
        setFillColor(style.color ?? color)
        paint {
            if style.strokeWidth <= 0 {
                setFillSource()
                cairo_show_glyphs(cairo, glyphs, count)
            }
            let thick = run.font.isThickened ? run.font.size * 0.03 : 0
            guard style.strokeWidth != 0 || thick > 0 else { return }
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, glyphs, count)
            if style.strokeWidth != 0 { setFillColor(style.strokeColor ?? style.color ?? color) }
            setFillSource()
            setLineWidth(CGFloat(style.strokeWidth != 0 ? abs(style.strokeWidth) / 100 * run.font.size : thick))
            cairo_stroke(cairo)
        }
        restoreGState()
    }
}

extension TextLayout {
    /// The outlines of all glyphs, from the layout's origin, y down; nil where no glyph can be drawn.
    package var outline: CGPath? {
        let context = CGContext(bitmap: Bitmap(width: 1, height: 1), flippedScale: 1)
        context.beginPath()
        for line in lines {
            for fragment in line.fragments {
                guard case .glyphs(let run, let part) = fragment.content else { continue }
                context.addOutline(run, part, at: CGPoint(x: line.x + fragment.x, y: line.baseline))
            }
        }
        return context.path
    }
}

extension CGContext {
    fileprivate func addOutline(_ run: ShapedRun, _ part: Range<Int>, at start: CGPoint) {
        guard let face = run.file.cairoFace else { return }
        var glyphs: [cairo_glyph_t] = [], x = Double(start.x)
        for index in part {
            glyphs.append(cairo_glyph_t(index: UInt(run.glyphs[index]), x: x, y: Double(start.y)))
            x += run.advances[index]
        }
        cairo_set_font_face(cairo, face)
        setFont(run.font)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    }
}
