import CoreLocation
import UIKit

/// What lines and areas have in common: a row of points on the flat map.
open class MKMultiPoint: MKShape {
    private let row: UnsafeMutableBufferPointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        row = .allocate(capacity: points.count)
        _ = row.initialize(from: points)
        super.init()
    }

    deinit { row.deallocate() }

    open var pointCount: Int { row.count }
    /// Valid as long as the shape lives.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { row.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)! }
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = row[range.location + index].coordinate }
    }

    /// The smallest rectangle that holds every point.
    open var boundingMapRect: MKMapRect {
        guard let first = row.first else { return .null }
        let (x, y) = (row.map(\.x), row.map(\.y))
        let (left, top) = (x.min() ?? first.x, y.min() ?? first.y)
        return MKMapRect(x: left, y: top, width: (x.max() ?? left) - left, height: (y.max() ?? top) - top)
    }

    /// The middle of the bounds, as an overlay's coordinate is.
    open var coordinate: CLLocationCoordinate2D {
        let bounds = boundingMapRect
        return bounds.isNull ? kCLLocationCoordinate2DInvalid : bounds.middle.coordinate
    }

    /// A copy of what an initialiser of C is given.
    static func mapPoints(_ points: UnsafePointer<MKMapPoint>, _ count: Int) -> [MKMapPoint] { Array(UnsafeBufferPointer(start: points, count: count)) }
    static func mapPoints(_ coords: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    public init() { super.init([]) }
    public init(points: UnsafePointer<MKMapPoint>, count: Int) { super.init(Self.mapPoints(points, count)) }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) { super.init(Self.mapPoints(coords, count)) }
}

/// A line along the earth's great circles; its points are the given ones.
open class MKGeodesicPolyline: MKPolyline {}

/// An area within points.
open class MKPolygon: MKMultiPoint, MKOverlay {
    public let interiorPolygons: [MKPolygon]?
    public init() { interiorPolygons = nil; super.init([]) }
    public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(Self.mapPoints(points, count))
    }
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(Self.mapPoints(coords, count))
    }
}

/// Several lines that are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines; super.init() }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle.coordinate }
}

/// Several areas that are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons; super.init() }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle.coordinate }
}
