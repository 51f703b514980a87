/// What a view does for its layer.
extension UIView {
    /// A layer of `layerClass`. Layer classes of an app are made through their glue.
    static func makeLayer() -> CALayer {
        let type = layerClass
        if type == CALayer.self { return CALayer() }
        if let made = (type as? ObjCObject.Type).flatMap({ ObjCClass.of($0).glue.make })?() as? CALayer { return made }
        fatalError("layerClass of \(self) is \(type), which can't be made without arguments")
    }

    func setUpLayer() {
        layer.delegate = self
        layer.contentsScale = UIView.defaultContentScale
        isOpaque = true
        flags.drawsItself = ObjCClass.of(self).implements("draw(_:)")
        if flags.drawsItself { layer.setNeedsDisplay() }
    }

    static var defaultContentScale: CGFloat { UIScreen.main.scale }

    func drawLayer(in context: CGContext) {
        guard flags.drawsItself else { return }
        UIGraphicsPushContext(context)
        TraitTracking.during(.drawing, of: self) { currentTraitCollection.performAsCurrent { draw(bounds) } }
        UIGraphicsPopContext()
    }

    func markNeedsDisplay(_ rect: CGRect) {
        guard flags.drawsItself else { return }
        layer.setNeedsDisplay(rect)
    }

    func setBackgroundColor(_ color: UIColor?) {
        guard rare?.backgroundColor != nil || color != nil else { return }
        rareState.backgroundColor = color
        resolveBackground()
        if color != nil, let alpha = color?.cgColor.alpha { layer.isOpaque = isOpaque && alpha == 1 && !rareState.paintsBackground }
    }

    func resolveBackground() {
        layer.backgroundColor = rare?.paintsBackground == true ? nil : rare?.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    func setHidden(_ hidden: Bool) {
        guard layer.isHidden != hidden else { return }
        layer.isHidden = hidden
        hiddenChanged()
        (parent as? UIStackView)?.arrangementChanged()
    }

    func setContentMode(_ mode: ContentMode) {
        flags.contentMode = mode
        layer.contentsGravity = mode.gravity
    }

    func snapshot(of rect: CGRect) -> UIView? {
        let copy = UIView(frame: CGRect(origin: .zero, size: rect.size))
        copy.layer.contents = layer.rendered(rect: rect, scale: contentScaleFactor)
        copy.isUserInteractionEnabled = false
        return copy
    }

    func renderHierarchy(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if bounds.width > 0, bounds.height > 0 { context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height) }
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: return .resize
        case .scaleAspectFit: return .resizeAspect
        case .scaleAspectFill: return .resizeAspectFill
        case .center: return .center
        case .top: return .top
        case .bottom: return .bottom
        case .left: return .left
        case .right: return .right
        case .topLeft: return .topLeft
        case .topRight: return .topRight
        case .bottomLeft: return .bottomLeft
        case .bottomRight: return .bottomRight
        }
    }
}
