import CoreLocation
import UIKit

/// Something that covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
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
    public convenience init(mapRect: MKMapRect) {
        let center = mapRect.middle.coordinate, wide = max(mapRect.width, mapRect.height)
        self.init(center: center, radius: wide / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    open var boundingMapRect: MKMapRect {
        let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude), middle = MKMapPoint(coordinate)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Draws an overlay. The map here has no tiles and draws no overlay either; a renderer converts, and can be asked to draw.
open class MKOverlayRenderer: ObjCObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1
    open var contentScaleFactor: CGFloat { MainActor.assumeIsolated { UIScreen.main.scale } }
    public init(overlay: any MKOverlay) { self.overlay = overlay; super.init() }

    /// A renderer's own points count from the overlay's upper left corner.
    private var origin: MKMapPoint { overlay.boundingMapRect.isNull ? MKMapPoint() : overlay.boundingMapRect.origin }
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
    open func rect(for mapRect: MKMapRect) -> CGRect { CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height)) }
    open func mapRect(for rect: CGRect) -> MKMapRect { MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height)) }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ mapRect: MKMapRect) {}
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin: CGLineJoin = .round
    open var lineCap: CGLineCap = .round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    open var path: CGPath!
    open func createPath() {}
    open func invalidatePath() { path = nil }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polyline: MKPolyline { overlay as! MKPolyline }
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var colors: [UIColor] = []
    open private(set) var locations: [CGFloat] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var circle: MKCircle { overlay as! MKCircle }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polygon: MKPolygon { overlay as! MKPolygon }
}

open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
}

open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
}
