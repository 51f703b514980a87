import CoreLocation
import UIKit

/// An area within coordinates.
open class MKPolygon: MKShape, MKOverlay {
    private let corners: [CLLocationCoordinate2D]
    public let interiorPolygons: [MKPolygon]?
    open var coordinate: CLLocationCoordinate2D {
        guard !corners.isEmpty else { return kCLLocationCoordinate2DInvalid }
        let count = Double(corners.count)
        return CLLocationCoordinate2D(latitude: corners.map(\.latitude).reduce(0, +) / count, longitude: corners.map(\.longitude).reduce(0, +) / count)
    }
    open var pointCount: Int { corners.count }
    public override init() { (corners, interiorPolygons) = ([], nil); super.init() }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        (corners, self.interiorPolygons) = (Array(UnsafeBufferPointer(start: coords, count: count)), interiorPolygons)
        super.init()
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        let coordinates = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        self.init(coordinates: coordinates, count: coordinates.count)
    }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polygon: MKPolygon { overlay as! MKPolygon }
}

/// Named only: no tile is drawn.
open class MKTileOverlay: ObjCObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var minimumZ = 0
    open var maximumZ = 21
    open var isGeometryFlipped = false
    open var canReplaceMapContent = false
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate; super.init() }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
    open func reloadData() {}
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
