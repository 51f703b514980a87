import Foundation
import FoundationGaps
import ObjCRuntime

/// A row of dots, one a page: 7 points wide, 16 apart.
@preconcurrency @MainActor open class UIPageControl: UIControl, ValueControl {
    var indicatorImages: [Int: UIImage] = [:]
    var currentIndicatorImages: [Int: UIImage] = [:]
    private var page = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        if let pages = coder.integer("UINumberOfPages") { numberOfPages = pages }
        if let page = coder.integer("UICurrentPage") { currentPage = page }
        if let hides = coder.bool("UIHideForSinglePage") { hidesForSinglePage = hides }
        currentPageIndicatorTintColor = coder.object("UICurrentPageIndicatorTintColor")
        pageIndicatorTintColor = coder.object("UIPageIndicatorTintColor")
    }

    open var numberOfPages: Int = 0 { didSet { numberOfPages = max(numberOfPages, 0); currentPage = page; invalidateIntrinsicContentSize(); setNeedsDisplay() } }

    /// Clamped to the pages there are.
    open var currentPage: Int {
        get { page }
        set { page = max(0, min(newValue, numberOfPages - 1)); setNeedsDisplay() }
    }
    open var hidesForSinglePage: Bool = false { didSet { setNeedsDisplay() } }
    open var progress: UIPageControlProgress?
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
    open var direction: UIPageControl.Direction = .natural
    open var interactionState: UIPageControl.InteractionState { .none }
    open var allowsContinuousInteraction: Bool = true
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var defersCurrentPageDisplay: Bool = false

    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image; setNeedsDisplay() }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentIndicatorImages[page] = image; setNeedsDisplay() }
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    /// The least size for so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: pageCount > 0 ? CGFloat(pageCount - 1) * Self.pitch + Self.dot + 2 * PlatformMetrics.current.pageControl.side : 0, height: PlatformMetrics.current.pageControl.height)
    }

    static let dot: CGFloat = 7, pitch: CGFloat = 16
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func draw(_ rect: CGRect) { drawDots() }

    /// A tap on the half before the middle goes back a page, else on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let touch else { return }
        let before = currentPage
        currentPage += (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1
        if currentPage != before { sendValueChanged() }
    }

    override var keepsTaps: Bool { true }
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("numberOfPages", get: { ($0 as! UIPageControl).numberOfPages }, set: { ($0 as! UIPageControl).numberOfPages = _objcCast($1) })
        glue.property("currentPage", get: { ($0 as! UIPageControl).currentPage }, set: { ($0 as! UIPageControl).currentPage = _objcCast($1) })
        glue.creates { UIPageControl() }
    }
}

extension UIPageControl {
    func drawDots() {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let width = CGFloat(numberOfPages - 1) * Self.pitch + Self.dot
        for index in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - index : index
            let dot = CGRect(x: bounds.midX - width / 2 + CGFloat(place) * Self.pitch, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
            let isCurrent = index == currentPage
            (isCurrent ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)).setFill()
            let image = isCurrent ? currentIndicatorImages[index] ?? preferredCurrentPageIndicatorImage ?? indicatorImages[index] ?? preferredIndicatorImage : indicatorImages[index] ?? preferredIndicatorImage
            if let image { image.draw(in: dot) } else { UIBezierPath(ovalIn: dot).fill() }
        }
    }
}
