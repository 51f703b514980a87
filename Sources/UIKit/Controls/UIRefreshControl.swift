import Foundation
import FoundationGaps
import ObjCRuntime

/// The spinner above a scroll view's content that a pull starts; 60 points high.
@preconcurrency @MainActor open class UIRefreshControl: UIControl, ValueControl {
    lazy var indicator = UIActivityIndicatorView(style: .medium)
    lazy var titleLabel = UILabel()
    var refreshing = false

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        attributedTitle = coder.object("UIAttributedTitle")
    }

    open var isRefreshing: Bool { refreshing }
    open var attributedTitle: NSAttributedString? { didSet { titleLabel.attributedText = attributedTitle; setNeedsLayout() } }
    open override var tintColor: UIColor! { didSet { indicator.color = tintColor } }

    /// Shows the spinner; the content moves down below it. Sends no actions.
    open func beginRefreshing() { begin() }
    open func endRefreshing() { end() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: attributedTitle == nil ? bounds.midY : bounds.midY - 10)
        titleLabel.frame = CGRect(x: 0, y: bounds.midY + 8, width: bounds.width, height: 20)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.action("beginRefreshing") { object, _ in (object as! UIRefreshControl).beginRefreshing(); return nil }
        glue.action("endRefreshing") { object, _ in (object as! UIRefreshControl).endRefreshing(); return nil }
        glue.creates { UIRefreshControl() }
    }
}

extension UIRefreshControl {
    static let height: CGFloat = 60
    /// How far a pull goes before it starts refreshing, in points.
    static let triggerDistance: CGFloat = 100

    func prepare() {
        isOpaque = false
        indicator.hidesWhenStopped = false
        indicator.isHidden = true
        titleLabel.textAlignment = .center
        addSubview(indicator)
        addSubview(titleLabel)
        autoresizingMask = .flexibleWidth
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    func begin() {
        guard !refreshing else { return }
        refreshing = true
        indicator.isHidden = false
        indicator.startAnimating()
        scrollView?.contentInset.top += Self.height
    }

    func end() {
        guard refreshing else { return }
        refreshing = false
        indicator.stopAnimating()
        indicator.isHidden = true
        scrollView?.contentInset.top -= Self.height
    }

    /// Called by the scroll view while it is pulled `distance` points past its top edge.
    package func pulled(by distance: CGFloat) {
        if let scrollView { frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height) }
        indicator.isHidden = distance <= 0 && !refreshing
        guard distance >= Self.triggerDistance, !refreshing else { return }
        begin()
        sendValueChanged()
    }
}
