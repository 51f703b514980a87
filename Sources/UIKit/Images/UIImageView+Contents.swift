import CoreGraphics
import Foundation
import QuartzCore

struct ImageViewState {
    var image: UIImage?
    var highlightedImage: UIImage?
    var isHighlighted = false
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var frames: [UIImage]?
    var highlightedFrames: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var isAnimating = false
    /// What the layer shows now, and in which colour.
    var contents: UIImage?
    var tint: UIColor?
    var isMirrored = false
}

extension UIImageView {
    /// Image views take no touches and let the view behind shine through.
    func setUpImage() {
        isUserInteractionEnabled = false
        isOpaque = false
        updateContents()
        if state.image?.images != nil { startFrames() }
    }

    func decodeImages(_ coder: NSCoder) {
        isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        state.highlightedImage = coder.decodeObject(forKey: "UIHighlightedImage") as? UIImage
        state.isHighlighted = coder.decodeBool(forKey: "UIHighlighted")
        state.symbolConfiguration = coder.decodeObject(forKey: "UIPreferredSymbolConfiguration") as? UIImage.SymbolConfiguration
        image = coder.decodeObject(forKey: "UIImage") as? UIImage
    }

    /// The image with the view's configuration.
    var shown: UIImage? {
        let image = state.isHighlighted ? state.highlightedImage ?? state.image : state.image
        return image?.preferring(state.symbolConfiguration)
    }

    func setImage(_ image: UIImage?) {
        let oldSize = state.image?.size
        change { $0.image = image }
        if oldSize != image?.size { invalidateIntrinsicContentSize() }
        if image?.images != nil { startFrames() } else if state.frames == nil { stopFrames() }
    }

    func change(_ body: (inout ImageViewState) -> Void) {
        body(&state)
        updateContents()
    }

    func updateContents() {
        guard let image = shown else {
            if state.contents != nil || layer.contents != nil { layer.contents = nil }
            state.contents = nil
            return
        }
        let tint = image.isTemplate ? tint(of: image) : nil
        let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
        guard state.contents !== image || state.tint != tint || state.isMirrored != isMirrored || layer.contents == nil else { return }
        state.contents = image
        state.tint = tint
        state.isMirrored = isMirrored
        layer.contents = image.shownImage(tint: tint, isMirrored: isMirrored)
        layer.contentsScale = image.scale
        placeCaps(of: image)
    }

    private func tint(of image: UIImage) -> UIColor {
        let own = image.symbolConfiguration?.colors?.first ?? tintColor ?? .systemBlue
        return own.resolvedColor(with: traitCollection)
    }

    /// The middle of a resizable image, in parts of the whole.
    private func placeCaps(of image: UIImage) {
        let size = image.size, caps = image.capInsets
        guard image.values.isResizable, size.width > 0, size.height > 0 else {
            layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
            return
        }
        layer.contentsCenter = CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: max(size.width - caps.left - caps.right, 0) / size.width,
            height: max(size.height - caps.top - caps.bottom, 0) / size.height)
    }

    // MARK: Frames

    func setFrames(_ images: [UIImage]?) {
        stopFrames()
        state.frames = images
    }

    func startFrames() {
        let frames = state.isHighlighted ? state.highlightedFrames ?? state.frames : state.frames
        guard let images = frames ?? state.image?.images, !images.isEmpty else { return }
        state.isAnimating = true
        let animation = CAKeyframeAnimation(keyPath: "contents")
        let tint = self.tintColor
        animation.values = images.compactMap { $0.shownImage(tint: $0.isTemplate ? tint : nil) }
        animation.calculationMode = .discrete
        let own = state.frames == nil ? state.image?.duration ?? 0 : state.duration
        animation.duration = own > 0 ? own : Double(images.count) / 30
        animation.repeatCount = state.repeatCount == 0 ? .infinity : Float(state.repeatCount)
        if let first = images.first { layer.contentsScale = first.scale }
        if layer.contents == nil { layer.contents = images[0].shownImage(tint: nil) }
        layer.add(animation, forKey: "frames")
    }

    func stopFrames() {
        guard state.isAnimating else { return }
        state.isAnimating = false
        layer.removeAnimation(forKey: "frames")
        updateContents()
    }
}
