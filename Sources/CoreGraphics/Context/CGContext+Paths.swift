import CCairo
import Foundation

extension CGContext {
    public func beginPath() { cairo_new_path(cairo) }
    public func move(to point: CGPoint) { cairo_move_to(cairo, Double(point.x), Double(point.y)) }
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, Double(point.x), Double(point.y)) }
    public func closePath() { cairo_close_path(cairo) }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x), Double(end.y))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let (c1, c2) = CGPath.Element.cubicControls(from: currentPointOfPath, control, end)
        addCurve(to: end, control1: c1, control2: c2)
    }

    public func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        let rect = rect.standardized
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }

    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    public func addEllipse(in rect: CGRect) { CGPath(ellipseIn: rect, transform: nil).append(to: cairo) }
    public func addPath(_ path: CGPath) { path.append(to: cairo) }

    /// `clockwise` as seen where y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let (x, y, r) = (Double(center.x), Double(center.y), max(Double(radius), 0))
        let end = Double(startAngle + CGPath.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
        if clockwise {
            cairo_arc_negative(cairo, x, y, r, Double(startAngle), end)
        } else {
            cairo_arc(cairo, x, y, r, Double(startAngle), end)
        }
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let path = CGMutablePath()
        path.move(to: currentPointOfPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
        for case let element in path.elements.dropFirst() {
            switch element {
            case .line(let p): addLine(to: p)
            case .curve(let c1, let c2, let p): addCurve(to: p, control1: c1, control2: c2)
            default: break
            }
        }
    }

    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    public var currentPointOfPath: CGPoint {
        var x = 0.0, y = 0.0
        cairo_get_current_point(cairo, &x, &y)
        return CGPoint(x: x, y: y)
    }

    public var boundingBoxOfPath: CGRect {
        guard !isPathEmpty else { return .null }
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    public var boundingBoxOfClipPath: CGRect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isInside = { (rule: cairo_fill_rule_t) -> Bool in
            cairo_set_fill_rule(self.cairo, rule)
            return cairo_in_fill(self.cairo, Double(point.x), Double(point.y)) != 0
        }
        let isOnStroke = { cairo_in_stroke(self.cairo, Double(point.x), Double(point.y)) != 0 }
        switch mode {
        case .fill: return isInside(CAIRO_FILL_RULE_WINDING)
        case .eoFill: return isInside(CAIRO_FILL_RULE_EVEN_ODD)
        case .stroke: return isOnStroke()
        case .fillStroke: return isInside(CAIRO_FILL_RULE_WINDING) || isOnStroke()
        case .eoFillStroke: return isInside(CAIRO_FILL_RULE_EVEN_ODD) || isOnStroke()
        }
    }

    /// The current path in user space.
    public var path: CGPath? {
        guard !isPathEmpty, let copied = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copied) }
        var elements: [CGPath.Element] = [], at = 0
        while at < Int(copied.pointee.num_data) {
            let data = copied.pointee.data + at
            let point = { (index: Int) in CGPoint(x: data[index].point.x, y: data[index].point.y) }
            switch data.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(1), point(2), point(3)))
            default: elements.append(.close)
            }
            at += Int(data.pointee.header.length)
        }
        // Cairo adds a move after each close, which Core Graphics doesn't show.
        if case .move = elements.last, elements.count > 1 { elements.removeLast() }
        return CGPath(elements: elements)
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(cairo)
    }

    public func clip(to rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        clip()
    }

    public func clip(to rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        clip()
    }

    public func resetClip() { cairo_reset_clip(cairo) }
}
