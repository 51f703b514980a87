import CoreLocation
import UIKit

@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

open class MKMapCamera: ObjCObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    open var heading: CLLocationDirection = 0
    open var pitch: CGFloat = 0
    open var altitude: CLLocationDistance = 0

    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection) {
        self.init()
        (self.centerCoordinate, altitude, self.pitch, self.heading) = (centerCoordinate, distance, pitch, heading)
    }
    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance) {
        self.init()
        (self.centerCoordinate, altitude) = (centerCoordinate, eyeAltitude)
    }
}

/// Keeps region and annotations; there are no map tiles here, so it shows a plain ground.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType: MKMapType = .standard
    open var region = MKCoordinateRegion()
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserLocation = false
    open var userTrackingMode: MKUserTrackingMode = .none
    open var camera = MKMapCamera()
    open private(set) var annotations: [any MKAnnotation] = []
    open var selectedAnnotations: [any MKAnnotation] = []
    public let userLocation = MKUserLocation()
    private var registered: [String: MKAnnotationView.Type] = [:]

    public override init(frame: CGRect) { super.init(frame: frame); prepare() }
    public required init?(coder: NSCoder) { super.init(coder: coder); prepare() }
    private func prepare() {
        notImplemented("MKMapView: map tiles")
        if backgroundColor == nil { backgroundColor = UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1) }
    }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) { addAnnotation(annotation) } }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) { registered[identifier] = viewClass as? MKAnnotationView.Type }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let known = registered[identifier], let made = ObjCClass.of(known).glue.make?() as? MKAnnotationView {
            made.annotation = annotation
            return made
        }
        return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
}
