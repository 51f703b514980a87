import CCairo
import Foundation

extension CGContext {
    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fill = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }
    public func setFillColor(_ components: UnsafePointer<CGFloat>) { state.fill = CGColor(colorSpace: state.fillSpace, components: components) ?? state.fill }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.stroke = CGColor(colorSpace: state.strokeSpace, components: components) ?? state.stroke
    }

    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.fill = CGContext.color(of: pattern, state.fillSpace, components) ?? state.fill
    }

    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.stroke = CGContext.color(of: pattern, state.strokeSpace, components) ?? state.stroke
    }

    private static func color(of pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>) -> CGColor? {
        let space = space.model == .pattern ? space : CGColorSpace(patternBaseSpace: nil)!
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }

    // MARK: Drawing

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    public func strokePath() { drawPath(using: .stroke) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let rule = mode == .eoFill || mode == .eoFillStroke ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
        cairo_set_fill_rule(cairo, rule)
        paint {
            if mode != .stroke {
                setSource(state.fill)
                if mode == .fill || mode == .eoFill { cairo_fill(cairo) } else { cairo_fill_preserve(cairo) }
            }
            if mode != .fill && mode != .eoFill {
                setSource(state.stroke)
                cairo_stroke(cairo)
            }
        }
        cairo_new_path(cairo)
    }

    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        fillPath()
    }

    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        fillPath()
    }

    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = cairo_get_line_width(cairo)
        setLineWidth(width)
        stroke(rect)
        cairo_set_line_width(cairo, before)
    }

    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        strokePath()
    }

    public func clear(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        didDraw()
    }

    public func replacePathWithStrokedPath() {
        guard let current = path else { return }
        let width = CGFloat(cairo_get_line_width(cairo))
        let cap = CGLineCap(rawValue: Int32(cairo_get_line_cap(cairo).rawValue)) ?? .butt
        let join = CGLineJoin(rawValue: Int32(cairo_get_line_join(cairo).rawValue)) ?? .miter
        cairo_new_path(cairo)
        addPath(current.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: CGFloat(cairo_get_miter_limit(cairo))))
    }

    // MARK: Gradients

    public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {
        let pattern = cairo_pattern_create_linear(Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))!
        draw(pattern, gradient, options) { box in
            guard !options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]) else { return }
            self.clipLinear(from: startPoint, to: endPoint, options, within: box)
        }
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), max(Double(startRadius), 0), Double(endCenter.x), Double(endCenter.y), max(Double(endRadius), 0))!
        draw(pattern, gradient, options) { _ in
            guard !options.contains(.drawsAfterEndLocation), endRadius >= startRadius else { return }
            self.addEllipse(in: CGRect(x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: endRadius * 2, height: endRadius * 2))
            self.clip()
        }
    }

    private func draw(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions, clip: (CGRect) -> Void) {
        for stop in gradient.stops {
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * state.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(cairo)
        cairo_new_path(cairo)
        clip(boundingBoxOfClipPath)
        paint {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
    }

    /// Leaves the strip between the ends of a gradient, open towards the ends that go on.
    private func clipLinear(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions, within box: CGRect) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return }
        let far = box.width + box.height + length + hypot(start.x - box.midX, start.y - box.midY)
        let d = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let (near, last) = (options.contains(.drawsBeforeStartLocation) ? -far : 0, options.contains(.drawsAfterEndLocation) ? far : length)
        let at = { (along: CGFloat, across: CGFloat) in CGPoint(x: start.x + d.dx * along - d.dy * across, y: start.y + d.dy * along + d.dx * across) }
        addLines(between: [at(near, -far), at(last, -far), at(last, far), at(near, far)])
        clip()
    }
}
