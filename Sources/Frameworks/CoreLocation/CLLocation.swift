import Foundation
import ObjCRuntime

/// A place, with the time and accuracy (metres) at which it was measured.
open class CLLocation: ObjCObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    /// No measurement: all zero.
    public override init() {
        coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        (altitude, horizontalAccuracy, verticalAccuracy, course, speed, timestamp) = (0, 0, 0, 0, 0, Date())
        super.init()
    }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        (altitude, horizontalAccuracy, verticalAccuracy, course, speed, timestamp) = (0, 0, -1, -1, -1, Date())
        super.init()
    }

    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date) {
        (self.coordinate, self.altitude, self.horizontalAccuracy, self.verticalAccuracy, self.timestamp) = (coordinate, altitude, horizontalAccuracy, verticalAccuracy, timestamp)
        (course, speed) = (-1, -1)
        super.init()
    }

    /// Metres along the great circle of a sphere of the Earth's mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
        let longitude = (location.coordinate.longitude - coordinate.longitude) * radians
        let a = pow(sin((second - first) / 2), 2) + cos(first) * cos(second) * pow(sin(longitude / 2), 2)
        return 6_371_008.8 * 2 * atan2(sqrt(a), sqrt(1 - a))
    }
}
