import Foundation
import ObjCRuntime

public enum CLRegionState: Int, Sendable { case unknown = 0, inside, outside }

/// An area that can be watched.
open class CLRegion: ObjCObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    public override init() { identifier = ""; super.init() }
    init(named identifier: String) { self.identifier = identifier; super.init() }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(named: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
