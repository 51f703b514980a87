import CoreGraphics
import Foundation
import QuartzCore

/// Shows an image, or several one after the other.
@preconcurrency @MainActor open class UIImageView: UIView {
    var state = ImageViewState()

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        state.image = image
        setUpImage()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        state.image = image
        state.highlightedImage = highlightedImage
        setUpImage()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpImage()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpImage()
        decodeImages(coder)
    }

    open var image: UIImage? {
        get { state.image }
        set { setImage(newValue) }
    }

    open var highlightedImage: UIImage? {
        get { state.highlightedImage }
        set { change { $0.highlightedImage = newValue } }
    }

    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { change { $0.isHighlighted = newValue } }
    }

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { state.symbolConfiguration }
        set {
            change { $0.symbolConfiguration = newValue }
            invalidateIntrinsicContentSize()
        }
    }

    open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// For larger symbols with larger text.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    // MARK: Animation

    open var animationImages: [UIImage]? {
        get { state.frames }
        set { setFrames(newValue) }
    }

    open var highlightedAnimationImages: [UIImage]? {
        get { state.highlightedFrames }
        set { state.highlightedFrames = newValue }
    }

    /// Seconds for one round; a thirtieth a picture where it is 0.
    open var animationDuration: TimeInterval {
        get { state.duration }
        set { state.duration = newValue }
    }

    /// 0 for ever.
    open var animationRepeatCount: Int {
        get { state.repeatCount }
        set { state.repeatCount = newValue }
    }

    open func startAnimating() { startFrames() }
    open func stopAnimating() { stopFrames() }
    open var isAnimating: Bool { state.isAnimating }

    // MARK: View

    open override var intrinsicContentSize: CGSize { shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? super.sizeThatFits(size) }
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown?.isTemplate == true { updateContents() }
    }

    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            updateContents()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateContents() }
    }

    override func traitsChanged() {
        super.traitsChanged()
        updateContents()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIImageView() }
        glue.property("image", get: { ($0 as! UIImageView).image }, set: { ($0 as! UIImageView).image = _objcCast($1) })
        glue.property("highlightedImage", get: { ($0 as! UIImageView).highlightedImage }, set: { ($0 as! UIImageView).highlightedImage = _objcCast($1) })
        glue.property("highlighted", get: { ($0 as! UIImageView).isHighlighted }, set: { ($0 as! UIImageView).isHighlighted = _objcCast($1) })
        glue.action("startAnimating") { view, _ in (view as! UIImageView).startAnimating() }
        glue.action("stopAnimating") { view, _ in (view as! UIImageView).stopAnimating() }
    }
}
