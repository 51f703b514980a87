import Foundation

/// Where the device is, in degrees. From any thread.
package struct DevicePlace: Equatable, Sendable {
    package let latitude: Double
    package let longitude: Double

    package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: DevicePlace?
    nonisolated(unsafe) private static var wanted = false

    /// nil: nobody has said, and no app is told.
    package static var current: DevicePlace? {
        get { lock.withLock { known } }
        set {
            lock.withLock { known = newValue }
            NotificationCenter.default.post(name: changed, object: nil)
        }
    }

    /// Somebody is to hear of changes while the app is in the background.
    package static var isWantedInBackground: Bool {
        get { lock.withLock { wanted } }
        set { lock.withLock { wanted = newValue } }
    }

    package static let changed = NSNotification.Name("org.understudy.placeChanged")
}
