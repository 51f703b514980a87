import Foundation
import FoundationGaps

/// Where the device is, and whether the app may know. What it asks for is granted once the device is anywhere.
enum LocationAccess {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var asked = CLAuthorizationStatus.notDetermined
    nonisolated(unsafe) private static var known: (place: DevicePlace, location: CLLocation)?

    static var status: CLAuthorizationStatus { DevicePlace.current == nil ? .notDetermined : lock.withLock { asked } }

    static func ask(_ status: CLAuthorizationStatus) { lock.withLock { if asked != .authorizedAlways { asked = status } } }

    /// One object for one place.
    static var location: CLLocation? {
        guard let place = DevicePlace.current else { return nil }
        return lock.withLock {
            if let known, known.place == place { return known.location }
            let location = CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
            known = (place, location)
            return location
        }
    }
}
