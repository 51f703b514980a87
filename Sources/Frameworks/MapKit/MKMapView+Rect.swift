import CoreLocation
import UIKit

extension MKMapView {
    public var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) { visibleMapRect = mapRect }
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { addOverlay(overlay) }
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { delegate?.mapView(self, rendererFor: overlay) }
    public var isUserLocationVisible: Bool { false }
    public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
    public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }
