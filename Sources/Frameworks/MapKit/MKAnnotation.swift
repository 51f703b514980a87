import CoreLocation
import UIKit

/// Its texts are optional requirements, as optional as their values: an object is asked for them by name.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    public var title: String?? {
        if let shape = self as? MKShape { return shape.title }
        if let user = self as? MKUserLocation { return user.title }
        return _optionalValue(of: self, "title")
    }

    public var subtitle: String?? {
        if let shape = self as? MKShape { return shape.subtitle }
        if let user = self as? MKUserLocation { return user.subtitle }
        return _optionalValue(of: self, "subtitle")
    }
}

open class MKShape: ObjCObject {
    open var title: String?
    open var subtitle: String?
}

open class MKPointAnnotation: MKShape, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    public override init() { super.init() }
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(); self.coordinate = coordinate }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) { self.init(__coordinate: coordinate, title: title, subtitle: subtitle) }
    public init(__coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        super.init()
        self.coordinate = coordinate
        (self.title, self.subtitle) = (title, subtitle)
    }
}

open class MKUserLocation: ObjCObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var location: CLLocation?
    open var title: String?
    open var subtitle: String?
}

@preconcurrency @MainActor open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }

    open var annotation: (any MKAnnotation)?
    open var isSelected = false
    open var dragState: DragState = .none
    open private(set) var reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isEnabled = true
    open var isDraggable = false
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(frame: .zero)
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}

@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
    open var pinColor: MKPinAnnotationColor = .red
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
}

@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var selectedGlyphImage: UIImage?
    open var titleVisibility: MKFeatureVisibility = .adaptive
    open var subtitleVisibility: MKFeatureVisibility = .adaptive
    open var animatesWhenAdded = false
}
