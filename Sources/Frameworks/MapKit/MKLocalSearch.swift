import CoreLocation
import UIKit

/// Named only: a search ends with an error, as on a phone without a connection.
open class MKLocalSearch: ObjCObject {
    open class Request: ObjCObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        public override init() { super.init() }
    }

    open class Response: ObjCObject, @unchecked Sendable {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }
    public override convenience init() { self.init(request: Request()) }
    public init(request: Request) { super.init() }

    open func start(completionHandler: @escaping CompletionHandler) {
        notImplemented("MKLocalSearch.start(completionHandler:)")
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }

    open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
