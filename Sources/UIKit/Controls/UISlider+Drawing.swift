import Foundation

extension UISlider {
    static let thumbDiameter: CGFloat = 28
    static let trackHeight: CGFloat = 4

    var fraction: CGFloat { fraction(of: value) }

    func fraction(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    func endImageRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let right = atEnd != isRightToLeft
        return CGRect(x: right ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func defaultTrackRect(in bounds: CGRect) -> CGRect {
        var track = CGRect(x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - 4, 0), height: Self.trackHeight)
        for (image, atEnd) in [(minimumValueImage, false), (maximumValueImage, true)] where image != nil {
            let room = image!.size.width + 8
            if atEnd == isRightToLeft { track.origin.x += room }
            track.size.width = max(track.width - room, 0)
        }
        return track
    }

    func defaultThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
        let along = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        return CGRect(x: track.minX + (track.width - size.width) * along, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    var currentThumbRect: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

    func grab(_ point: CGPoint) -> Bool {
        let thumb = currentThumbRect
        guard thumb.insetBy(dx: -12, dy: -12).contains(point) else { return false }
        grabOffset = point.x - thumb.midX
        return true
    }

    func drag(to point: CGPoint) {
        let track = trackRect(forBounds: bounds), thumb = currentThumbRect
        guard track.width > thumb.width else { return }
        var along = (point.x - grabOffset - track.minX - thumb.width / 2) / (track.width - thumb.width)
        if isRightToLeft { along = 1 - along }
        setValue(minimumValue + Float(along) * (maximumValue - minimumValue), animated: false)
    }

    func drawSlider() {
        let track = trackRect(forBounds: bounds), thumb = currentThumbRect
        let split = thumb.midX
        let low = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
        let high = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
        drawTrack(isRightToLeft ? low : high, image: currentMaximumTrackImage, color: maximumTrackTintColor ?? .systemFill)
        drawTrack(isRightToLeft ? high : low, image: currentMinimumTrackImage, color: minimumTrackTintColor ?? tintColor)
        minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
        maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
        if let image = currentThumbImage { image.draw(in: thumb) } else { drawThumb(thumb, color: thumbTintColor ?? .white) }
    }

    private func drawTrack(_ rect: CGRect, image: UIImage?, color: UIColor) {
        if let image { return image.draw(in: CGRect(x: rect.minX, y: rect.midY - image.size.height / 2, width: rect.width, height: image.size.height)) }
        (isEnabled ? color : color.withAlphaComponent(0.5)).setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
    }

    func decodeSlider(_ coder: NSCoder) {
        if let low = coder.float("UIMinValue") { minimumValue = Float(low) }
        if let high = coder.float("UIMaxValue") { maximumValue = Float(high) }
        if let value = coder.float("UIValue") { self.value = Float(value) }
        if let continuous = coder.bool("UIContinuous") { isContinuous = continuous }
        minimumValueImage = coder.object("UIMinimumValueImage")
        maximumValueImage = coder.object("UIMaximumValueImage")
        minimumTrackTintColor = coder.object("UIMinimumTintColor")
        maximumTrackTintColor = coder.object("UIMaximumTintColor")
        thumbTintColor = coder.object("UIThumbTintColor")
    }
}
