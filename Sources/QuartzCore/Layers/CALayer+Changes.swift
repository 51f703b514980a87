import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    struct Dirt {
        var layout = false
        var layoutBelow = false
        var display = false
        var isLayingOut = false
        /// Whether the layer was part of a picture already: changes animate only then.
        var isShown = false
    }

    var rare: RareLayerState {
        if let rareState { return rareState }
        let made = RareLayerState()
        rareState = made
        return made
    }

    /// Makes a change of an animatable property, with the action that the layer has for it.
    func change(_ key: String, _ differs: Bool, _ body: (CALayer) -> Void) {
        guard differs else { return }
        guard modelLayer == nil else { return body(self) }
        // The action takes its start from the layer, so it is asked for before the change and run after it.
        let action = dirt.isShown || delegate != nil ? actionForChange(key) : nil
        body(self)
        action?.run(forKey: key, object: self, arguments: nil)
        pictureChanged()
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    func changeRare<Value>(_ key: String, _ path: ReferenceWritableKeyPath<RareLayerState, Value>, _ value: Value) {
        change(key, true) { $0.rare[keyPath: path] = value }
    }

    private func actionForChange(_ key: String) -> (any CAAction)? {
        guard !CATransaction.disableActions() else { return nil }
        guard let action = action(forKey: key), !(action is NSNull) else { return nil }
        return action
    }

    func pictureChanged() { CATransaction.layerChanged(self) }

    func setBounds(_ bounds: CGRect) {
        let resized = bounds.size != state.bounds.size
        change("bounds", bounds != state.bounds) { $0.state.bounds = bounds }
        guard resized, modelLayer == nil else { return }
        setNeedsLayout()
        // Whoever arranges it hears of its size, unless that is doing so.
        if let parent, !parent.dirt.isLayingOut { parent.setNeedsLayout() }
        if rareState?.needsDisplayOnBoundsChange == true { setNeedsDisplay() }
        if delegate == nil, !children.isEmpty { resizeSublayers(withOldSize: bounds.size) }
    }

    func setMask(_ layer: CALayer?) {
        rareState?.mask?.parent = nil
        layer?.removeFromSuperlayer()
        layer?.parent = self
        changeRare("mask", \.mask, layer)
    }

    func setContents(_ contents: Any?) {
        backing = nil
        dirt.display = false
        change("contents", true) { $0.state.contents = contents }
    }

    func setOther(_ value: Any?, _ key: String) {
        let old = rareState?.others[key]
        change(key, true) { $0.rare.others[key] = value }
        _ = old
    }

    func copyLayerValues(of layer: CALayer) {
        state = layer.state
        rareState = layer.rareState?.copy()
        backing = layer.backing
        delegate = layer.delegate
    }

    // MARK: Display

    func markNeedsDisplay() {
        guard modelLayer == nil else { return }
        dirt.display = true
        pictureChanged()
    }

    func displayTree() {
        if dirt.display { display() }
        dirt.display = false
    }

    // MARK: Layout

    func markNeedsLayout() {
        guard modelLayer == nil, !dirt.layout else { return }
        dirt.layout = true
        CATransaction.layerChanged()
        var ancestor = parent
        while let layer = ancestor, !layer.dirt.layoutBelow {
            layer.dirt.layoutBelow = true
            ancestor = layer.parent
        }
    }

    func layoutNow() {
        if let delegate { return delegate.layoutSublayers(of: self) }
        layoutManager?.layoutSublayers(of: self)
    }

    /// Lays out from the highest ancestor that needs it in an unbroken line.
    func layoutTree() {
        var root = self
        while let above = root.parent, above.dirt.layout { root = above }
        root.layoutDown()
    }

    package func layoutDown() {
        // A layout may ask for another; one that always does is stopped, and is clean then: its ancestors would go on with it.
        var rounds = 0
        while dirt.layout || dirt.layoutBelow {
            rounds += 1
            guard rounds <= 20 else {
                (dirt.layout, dirt.layoutBelow) = (false, false)
                return Log.once("\(delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))") asks for layout whenever it is laid out; it is stopped after 20 rounds.")
            }
            if dirt.layout {
                dirt.layout = false
                dirt.isLayingOut = true
                layoutSublayers()
                dirt.isLayingOut = false
            }
            guard dirt.layoutBelow else { continue }
            dirt.layoutBelow = false
            for layer in children where layer.dirt.layout || layer.dirt.layoutBelow { layer.layoutDown() }
            if let mask = rareState?.mask { mask.layoutDown() }
        }
    }
}
