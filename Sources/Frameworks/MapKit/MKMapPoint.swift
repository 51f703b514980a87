import CoreLocation
import UIKit

public typealias MKZoomScale = CGFloat

/// A place on the flat map of the world, which is 2²⁸ points wide and high, in Mercator's projection.
public struct MKMapPoint: Sendable {
    public var x: Double, y: Double
    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    public init(_ coordinate: CLLocationCoordinate2D) {
        let world = MKMapSize.world.width, angle = min(max(coordinate.latitude, -85.0511), 85.0511) * .pi / 180
        self.init(x: (coordinate.longitude + 180) / 360 * world, y: (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2 * world)
    }
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        return CLLocationCoordinate2D(latitude: atan(sinh(.pi * (1 - 2 * y / world))) * 180 / .pi, longitude: x / world * 360 - 180)
    }
    /// Metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Sendable {
    public var width: Double, height: Double
    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Sendable {
    public var origin: MKMapPoint, size: MKMapSize
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) { self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height)) }
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    private init(_ rect: CGRect) { self = rect.isNull ? .null : MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
    private var rect: CGRect { isNull ? .null : CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height) }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    var middle: MKMapPoint { MKMapPoint(x: midX, y: midY) }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
    public func union(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.union(other.rect)) }
    public func intersection(_ other: MKMapRect) -> MKMapRect { MKMapRect(rect.intersection(other.rect)) }
    public func intersects(_ other: MKMapRect) -> Bool { rect.intersects(other.rect) }
    public func contains(_ point: MKMapPoint) -> Bool { rect.contains(CGPoint(x: point.x, y: point.y)) }
    public func contains(_ other: MKMapRect) -> Bool { rect.contains(other.rect) }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.insetBy(dx: dx, dy: dy)) }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(rect.offsetBy(dx: dx, dy: dy)) }
}

extension MKCoordinateRegion {
    public init(_ rect: MKMapRect) {
        let (upper, lower) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: rect.middle.coordinate,
            span: MKCoordinateSpan(latitudeDelta: upper.latitude - lower.latitude, longitudeDelta: lower.longitude - upper.longitude))
    }
    var mapRect: MKMapRect {
        let upper = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + span.latitudeDelta / 2, longitude: center.longitude - span.longitudeDelta / 2))
        let lower = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - span.latitudeDelta / 2, longitude: center.longitude + span.longitudeDelta / 2))
        return MKMapRect(x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y)
    }
}

// Names before Swift 4.
public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public let MKMapSizeWorld = MKMapSize.world
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance { 40_075_017 * cos(latitude * .pi / 180) / MKMapSize.world.width }
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }
