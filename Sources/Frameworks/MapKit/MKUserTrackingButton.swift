import UIKit

/// A button with an arrow: a touch switches through the ways in which a map follows the user.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    private let button = UIButton(type: .system)
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    public override init(frame: CGRect) { super.init(frame: frame); prepare() }
    public required init?(coder: NSCoder) { super.init(coder: coder); prepare() }
    private func prepare() {
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
        addSubview(button)
        show()
    }
    private func turn() {
        guard let mapView else { return }
        mapView.userTrackingMode = mapView.userTrackingMode == .none ? .follow : mapView.userTrackingMode == .follow ? .followWithHeading : .none
        show()
    }
    private func show() { button.setImage(UIImage(systemName: mapView?.userTrackingMode ?? .none == .none ? "location" : "location.fill"), for: .normal) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// The same in a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
        primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in
            guard let map = self?.mapView else { return }
            map.userTrackingMode = map.userTrackingMode == .none ? .follow : .none
        }
    }
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// A compass is seen while the map is turned, and a map isn't turned here.
@preconcurrency @MainActor open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        self.mapView = mapView
    }
}

/// A scale is seen while the map is zoomed, and a map isn't zoomed here.
@preconcurrency @MainActor open class MKScaleView: UIView {
    public enum Alignment: Int, Sendable { case leading = 0, trailing }
    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        self.mapView = mapView
    }
}
