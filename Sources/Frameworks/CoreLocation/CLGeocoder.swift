import Foundation
import ObjCRuntime

open class CLPlacemark: ObjCObject {
    open var location: CLLocation?
    open var name: String?
    open var locality: String?
    open var country: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var administrativeArea: String?
    open var postalCode: String?
    open var isoCountryCode: String?

    /// A copy of another placemark.
    public init(placemark: CLPlacemark) {
        super.init()
        (location, name, locality, country) = (placemark.location, placemark.name, placemark.locality, placemark.country)
    }

    public override init() { super.init() }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Named only: look-ups end with `CLError.network`, as on a phone without a connection.
open class CLGeocoder: ObjCObject {
    open var isGeocoding: Bool { false }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail("CLGeocoder.geocodeAddressString(_:completionHandler:)", completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail("CLGeocoder.reverseGeocodeLocation(_:completionHandler:)", completionHandler) }
    open func cancelGeocode() {}

    private func fail(_ name: String, _ handler: @escaping CLGeocodeCompletionHandler) {
        notImplemented(name)
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}
