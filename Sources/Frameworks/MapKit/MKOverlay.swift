import CoreLocation
import UIKit

public protocol MKOverlay: MKAnnotation {}

/// A line through coordinates.
open class MKPolyline: MKShape, MKOverlay {
    private let points: [CLLocationCoordinate2D]
    open var coordinate: CLLocationCoordinate2D { points.first ?? kCLLocationCoordinate2DInvalid }
    open var pointCount: Int { points.count }

    public override init() { points = []; super.init() }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        points = Array(UnsafeBufferPointer(start: coords, count: count))
        super.init()
    }
}

/// A disc; the radius is in metres.
open class MKCircle: MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }
}

open class MKOverlayRenderer: ObjCObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    public init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
}

open class MKPolylineRenderer: MKOverlayPathRenderer { public init(polyline: MKPolyline) { super.init(overlay: polyline) } ; public override init(overlay: any MKOverlay) { super.init(overlay: overlay) } }
open class MKCircleRenderer: MKOverlayPathRenderer { public init(circle: MKCircle) { super.init(overlay: circle) } ; public override init(overlay: any MKOverlay) { super.init(overlay: overlay) } }
