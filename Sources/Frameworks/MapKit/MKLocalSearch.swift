import CoreLocation
import UIKit

/// Named only: a search ends with an error, as on a phone without a connection.
open class MKLocalSearch: ObjCObject {
    open class Request: ObjCObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
            super.init()
            (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
        }
    }

    open class Response: ObjCObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }
    public override convenience init() { self.init(request: Request()) }
    public init(request: Request) { super.init() }
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    open func start(completionHandler: @escaping CompletionHandler) {
        notImplemented("MKLocalSearch.start(completionHandler:)")
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }

    open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKLocalSearchCompletionHandler = MKLocalSearch.CompletionHandler

/// What is of interest around a place.
open class MKLocalPointsOfInterestRequest: ObjCObject {
    open private(set) var coordinate = CLLocationCoordinate2D()
    open private(set) var radius: CLLocationDistance = 0
    open private(set) var region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
        super.init()
    }

    public init(coordinateRegion region: MKCoordinateRegion) {
        (self.region, coordinate) = (region, region.center)
        super.init()
    }
}

extension NSNotification.Name {
    /// What an annotation posts whose texts have changed.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification")
}
