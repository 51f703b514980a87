/// Zooming: the delegate's view is scaled, and the content size with it.
struct ZoomState {
    var isZooming = false
    var isBouncing = false
    var startScale: CGFloat = 1
    /// The content's size at scale 1.
    var plainSize: CGSize?
    let directionalPress: UIGestureRecognizer

    @MainActor init() { directionalPress = UIGestureRecognizer(target: nil, action: nil) }
}

extension UIScrollView {
    private var zoomedView: UIView? {
        _implements(delegate, "viewForZooming(in:)") ? delegate?.viewForZooming(in: self) : nil
    }

    var currentZoomScale: CGFloat { zoomedView.map { hypot($0.transform.a, $0.transform.b) } ?? 1 }

    func setZoom(_ scale: CGFloat, animated: Bool = false) {
        guard let view = zoomedView else { return }
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        let change = { self.apply(scale, to: view, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY)) }
        guard animated else {
            change()
            return
        }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animate(withDuration: 0.25, animations: change) { _ in self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    }

    /// `center` stays where it is on screen.
    private func apply(_ scale: CGFloat, to view: UIView, around center: CGPoint) {
        let old = currentZoomScale
        guard scale != old, old > 0 else { return }
        let factor = scale / old
        let corner = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        contentOffset = legal(CGPoint(x: center.x * factor - corner.x, y: center.y * factor - corner.y))
        delegate?.scrollViewDidZoom(self)
    }

    func zoomIn(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = min(max(min(bounds.width / rect.width, bounds.height / rect.height), minimumZoomScale), maximumZoomScale)
        let change = {
            self.apply(scale, to: view, around: CGPoint(x: self.bounds.midX, y: self.bounds.midY))
            self.contentOffset = self.legal(CGPoint(x: rect.midX * scale - self.bounds.width / 2, y: rect.midY * scale - self.bounds.height / 2))
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    }

    func makePinch() -> UIPinchGestureRecognizer {
        let made = ScrollPinchGestureRecognizer(scrollView: self)
        addGestureRecognizer(made)
        return made
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            zoom.isZooming = true
            zoom.startScale = currentZoomScale
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            let wanted = zoom.startScale * pinch.scale
            let legal = min(max(wanted, minimumZoomScale), maximumZoomScale)
            let scale = bouncesZoom ? legal * pow(wanted / legal, 0.5) : legal
            apply(scale, to: view, around: pinch.location(in: self))
        default:
            zoom.isZooming = false
            let final = min(max(currentZoomScale, minimumZoomScale), maximumZoomScale)
            if final != currentZoomScale { setZoom(final, animated: false) }
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: final)
        }
    }
}

final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func stateWasSet() { scrollView?.pinched(self) }
}
