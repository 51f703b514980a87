import CCairo
import Foundation

extension CGContext {
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor.RGBA
    }

    /// Runs `body` with the blend mode set, through a shadow where there is one.
    package func paint(_ body: () -> Void) {
        if let shadow = state.shadow {
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            body()
            let group = cairo_pop_group(cairo)!
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            drawShadow(of: group, shadow)
            cairo_set_source(cairo, group)
            cairo_paint(cairo)
            cairo_pattern_destroy(group)
        } else {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            body()
        }
        didDraw()
    }

    func setSource(_ color: CGColor) {
        if let pattern = color.pattern { return setSource(pattern, tint: color) }
        let c = color.rgba
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * state.alpha)
    }

    nonisolated(unsafe) private static let cellKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    package func setFillSource() { setSource(state.fill) }

    private func setSource(_ pattern: CGPattern, tint: CGColor) {
        let toDevice = baseCTM.isIdentity ? CGAffineTransform.identity : baseCTM
        let scale = max(hypot(toDevice.a, toDevice.b), 1)
        let cell = Bitmap(width: Int((Double(abs(pattern.step.width)) * scale).rounded()), height: Int((Double(abs(pattern.step.height)) * scale).rounded()))
        let context = CGContext(bitmap: cell)
        let (sx, sy) = (CGFloat(cell.width) / abs(pattern.step.width), CGFloat(cell.height) / abs(pattern.step.height))
        context.concatenate(CGAffineTransform(scaleX: sx, y: sy).translatedBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY))
        if !pattern.isColored, let base = tint.colorSpace?.baseColorSpace, let values = tint.components {
            context.setFillColor(CGColor(space: base, components: values))
            context.setStrokeColor(CGColor(space: base, components: values))
        }
        pattern.drawCell(context)
        context.flush()
        let source = cairo_pattern_create_for_surface(cell.surface)!
        // The surface reads the cell's pixels: they live as long as the pattern.
        cairo_pattern_set_user_data(source, Self.cellKey, Unmanaged.passRetained(cell).toOpaque()) { Unmanaged<Bitmap>.fromOpaque($0!).release() }
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        // From cell pixels to pattern space, then to the context's first space, then to where user space is now.
        let cellToPattern = CGAffineTransform(a: 1 / Double(sx), b: 0, c: 0, d: -1 / Double(sy), tx: 0, ty: Double(pattern.step.height))
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toUser = cellToPattern.concatenating(pattern.matrix).concatenating(phase).concatenating(toDevice).concatenating(base)
            .concatenating(deviceTransform.inverted())
        var matrix = toUser.inverted().cairo
        cairo_pattern_set_matrix(source, &matrix)
        cairo_set_source(cairo, source)
        cairo_pattern_destroy(source)
    }

    private func drawShadow(of group: OpaquePointer, _ shadow: Shadow) {
        var surface: OpaquePointer?
        cairo_pattern_get_surface(group, &surface)
        guard let surface else { return }
        var dx = 0.0, dy = 0.0
        cairo_surface_get_device_offset(surface, &dx, &dy)
        let scale = baseCTM.isIdentity ? 1 : hypot(baseCTM.a, baseCTM.b)
        let radius = Double(shadow.blur) * scale / 2
        guard let mask = AlphaMask(drawnOn: surface, margin: AlphaMask.reach(ofBlur: radius)) else { return }
        mask.blur(radius: radius)
        let shift = CGSize(width: shadow.offset.width, height: shadow.offset.height).applying(baseCTM).applying(base)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_rgba(cairo, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
        cairo_mask_surface(cairo, mask.surface, Double(mask.origin.x) - dx + Double(shift.width), Double(mask.origin.y) - dy + Double(shift.height))
        cairo_restore(cairo)
    }

    // MARK: Transparency layers

    struct TransparencyLayer {
        var state: State
    }

    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(TransparencyLayer(state: state))
        cairo_push_group(cairo)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxInfo)
        clip(to: rect)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let group = cairo_pop_group(cairo)!
        state = layer.state
        paint {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, state.alpha)
        }
        cairo_pattern_destroy(group)
    }
}
