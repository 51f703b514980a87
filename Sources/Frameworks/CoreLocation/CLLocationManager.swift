import Foundation
import ObjCRuntime

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy }

public struct CLError: Error, Sendable {
    public enum Code: Int, Sendable { case locationUnknown = 0, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Named only: there is no receiver, so authorisation stays undetermined and no location arrives.
open class CLLocationManager: ObjCObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType: CLActivityType = .other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var location: CLLocation? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    open class func locationServicesEnabled() -> Bool { false }

    open func requestWhenInUseAuthorization() { notImplemented("CLLocationManager.requestWhenInUseAuthorization()") }
    open func requestAlwaysAuthorization() { notImplemented("CLLocationManager.requestAlwaysAuthorization()") }
    open func startUpdatingLocation() { notImplemented("CLLocationManager.startUpdatingLocation()") }
    open func stopUpdatingLocation() {}
    open func requestLocation() { notImplemented("CLLocationManager.requestLocation()") }
    open func startMonitoringSignificantLocationChanges() { notImplemented("CLLocationManager.startMonitoringSignificantLocationChanges()") }
    open func stopMonitoringSignificantLocationChanges() {}
}
