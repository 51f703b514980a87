import Foundation
import FoundationGaps
import ObjCRuntime

/// A bar that fills from the leading edge: 4 points high, 2.5 in bars.
@preconcurrency @MainActor open class UIProgressView: UIView {
    private var current: Float = 0
    private var observation: NSKeyValueObservation?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height(of: style)))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        if let raw = coder.integer("UIProgressViewStyle"), let style = Style(rawValue: raw) { progressViewStyle = style }
        if let progress = coder.float("UIProgress") { self.progress = Float(progress) }
        progressTintColor = coder.object("UIProgressProgressTintColor")
        trackTintColor = coder.object("UIProgressTrackTintColor")
        progressImage = coder.object("UIProgressProgressImage")
        trackImage = coder.object("UIProgressTrackImage")
    }

    /// From 0 to 1; other values are clamped.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    open var progressViewStyle: UIProgressView.Style = .default { didSet { invalidateIntrinsicContentSize(); setNeedsDisplay() } }
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
    /// Its fraction is shown, and followed where it tells of its changes.
    open var observedProgress: Progress? {
        didSet {
            observation = observedProgress?.observe(\.fractionCompleted, "fractionCompleted", options: .initial) { [weak self] progress, _ in
                nonisolated(unsafe) let view = self, fraction = Float(progress.fractionCompleted)
                if Thread.isMainThread { MainActor.assumeIsolated { view?.setProgress(fraction, animated: false) } } else { DispatchQueue.main.async { view?.setProgress(fraction, animated: false) } }
            }
        }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        current = min(max(progress, 0), 1)
        setNeedsDisplay()
    }

    /// What casts a bar's shadow is no part of what constraints see.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? 1 : 0, right: 0) }
    static func height(of style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height(of: progressViewStyle)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height(of: progressViewStyle)) }
    open override func draw(_ rect: CGRect) { drawProgress() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("progress", get: { ($0 as! UIProgressView).progress }, set: { ($0 as! UIProgressView).progress = _objcCast($1) })
        glue.creates { UIProgressView() }
    }
}

extension UIProgressView {
    func drawProgress() {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        var filled = bounds
        filled.size.width *= CGFloat(progress)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = bounds.maxX - filled.width }
        fill(bounds, image: trackImage, color: trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill), radius: radius)
        if progress > 0 { fill(filled, image: progressImage, color: progressTintColor ?? tintColor, radius: radius) }
    }

    private func fill(_ rect: CGRect, image: UIImage?, color: UIColor, radius: CGFloat) {
        if let image { return image.draw(in: rect) }
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
    }
}
