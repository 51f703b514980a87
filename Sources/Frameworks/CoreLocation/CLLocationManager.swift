import Foundation
import FoundationGaps
import ObjCRuntime

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy }

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
    public func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {}
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
    public func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

/// Knows what `understudy device location` has said. Where nothing is said, there is no receiver: authorisation stays undetermined and no location
/// arrives.
open class CLLocationManager: ObjCObject {
    open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if delegate != nil { listen() } } }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType: CLActivityType = .other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false { didSet { noteBackground() } }
    open var location: CLLocation? { isAuthorized ? LocationAccess.location : nil }
    open var authorizationStatus: CLAuthorizationStatus { LocationAccess.status }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    private var isUpdating = false
    private var isAskedOnce = false
    private var told: CLLocation?
    private var toldStatus = CLAuthorizationStatus.notDetermined
    private var token: (any NSObjectProtocol)?

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAccess.status }
    open class func locationServicesEnabled() -> Bool { LocationAccess.location != nil }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { LocationAccess.location != nil }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass == CLCircularRegion.self && LocationAccess.location != nil }
    open class func isRangingAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse, "NSLocationWhenInUseUsageDescription") }
    open func requestAlwaysAuthorization() { request(.authorizedAlways, "NSLocationAlwaysAndWhenInUseUsageDescription") }
    open func startUpdatingLocation() {
        isUpdating = true
        told = nil
        noteBackground()
        listen()
        soon { $0.placeChanged() }
    }
    open func stopUpdatingLocation() { isUpdating = false; noteBackground() }
    open func requestLocation() {
        isAskedOnce = true
        listen()
        soon { $0.placeChanged() }
    }
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

    open var heading: CLHeading? { nil }
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation: CLDeviceOrientation = .portrait
    open var showsBackgroundLocationIndicator = false
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var rangedRegions: Set<CLRegion> { [] }
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringVisits() { notImplemented("CLLocationManager.startMonitoringVisits(): where somebody stays isn't told. It") }
    open func stopMonitoringVisits() {}
    /// The device's accuracy is full already.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
    open private(set) var monitoredRegions: Set<CLRegion> = []
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    open func startUpdatingHeading() { notImplemented("CLLocationManager.startUpdatingHeading()") }
    open func stopUpdatingHeading() {}
    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        insideOf[region.identifier] = state(of: region) == .inside
        listen()
        soon { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    open func requestState(for region: CLRegion) { delegate?.locationManager(self, didDetermineState: state(of: region), for: region) }
    open func startRangingBeacons(in region: CLBeaconRegion) { notImplemented("CLLocationManager.startRangingBeacons(in:)") }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { notImplemented("CLLocationManager.startRangingBeacons(satisfying:)") }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    // MARK: What the device says

    private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(LocationAccess.status) }
    /// Regions by their identifiers: whether the device was in them when last looked.
    private var insideOf: [String: Bool] = [:]

    private func listen() {
        guard token == nil else { return }
        toldStatus = LocationAccess.status
        let listener = Listener(manager: self)
        token = NotificationCenter.default.addObserver(forName: DevicePlace.changed, object: nil, queue: nil) { _ in listener.manager?.placeChanged() }
    }

    private struct Listener: @unchecked Sendable { weak var manager: CLLocationManager? }

    private func soon(_ body: @escaping (CLLocationManager) -> Void) {
        nonisolated(unsafe) let manager = self, body = body
        DispatchQueue.main.async { body(manager) }
    }

    private func request(_ status: CLAuthorizationStatus, _ key: String) {
        guard Bundle.main.object(forInfoDictionaryKey: key) != nil else {
            return notice("This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain an \u{201C}\(key)\u{201D} key with a string value explaining to the user how the app uses this data")
        }
        listen()
        LocationAccess.ask(status)
        if LocationAccess.location == nil { notImplemented("\(key): nobody answers without `understudy device location`; the authorisation") }
        soon { $0.tellStatus() }
    }

    private func tellStatus() {
        guard toldStatus != LocationAccess.status else { return }
        toldStatus = LocationAccess.status
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: toldStatus)
    }

    private func placeChanged() {
        tellStatus()
        guard isAuthorized, let location = LocationAccess.location else { return }
        if isAskedOnce || isUpdating && told.map({ location.distance(from: $0) >= max(distanceFilter, 0) && location !== $0 }) ?? true {
            isAskedOnce = false
            told = location
            delegate?.locationManager(self, didUpdateLocations: [location])
        }
        for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) { look(at: region) }
    }

    private func look(at region: CLRegion) {
        let isInside = state(of: region) == .inside
        guard insideOf.updateValue(isInside, forKey: region.identifier) != isInside else { return }
        if isInside, region.notifyOnEntry { delegate?.locationManager(self, didEnterRegion: region) }
        if !isInside, region.notifyOnExit { delegate?.locationManager(self, didExitRegion: region) }
    }

    private func state(of region: CLRegion) -> CLRegionState {
        guard let region = region as? CLCircularRegion, let location else { return .unknown }
        return region.contains(location.coordinate) ? .inside : .outside
    }

    private func noteBackground() { DevicePlace.isWantedInBackground = isUpdating && allowsBackgroundLocationUpdates }
}
