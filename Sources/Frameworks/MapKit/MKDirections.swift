import CoreLocation
import UIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = Self(rawValue: 1), walking = Self(rawValue: 2), transit = Self(rawValue: 4), any = Self(rawValue: 0x0FFF_FFFF)
}

/// Named only: no way is found, as on a phone without a connection.
open class MKDirections: ObjCObject {
    open class Request: ObjCObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
        public override init() { super.init() }
    }
    open class Response: ObjCObject, @unchecked Sendable {
        open var source: MKMapItem { MKMapItem() }
        open var destination: MKMapItem { MKMapItem() }
        open var routes: [MKRoute] { [] }
    }
    open class ETAResponse: ObjCObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    open var isCalculating: Bool { false }
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        notImplemented("MKDirections.calculate(completionHandler:)")
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response

open class MKRoute: ObjCObject, @unchecked Sendable {
    open class Step: ObjCObject, @unchecked Sendable {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var distance: CLLocationDistance { 0 }
        open var polyline: MKPolyline { MKPolyline() }
        open var transportType: MKDirectionsTransportType { .automobile }
    }
    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var polyline: MKPolyline { MKPolyline() }
    open var steps: [Step] { [] }
}
public typealias MKRouteStep = MKRoute.Step

public let MKErrorDomain = "MKErrorDomain"
public struct MKError: _BridgedStoredNSError {
    public enum Code: UInt, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MKError
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MKErrorDomain }
    public static var errorDomain: String { MKErrorDomain }
    public static var serverFailure: Code { .serverFailure }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
}
