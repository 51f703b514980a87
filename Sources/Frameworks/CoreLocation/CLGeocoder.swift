import Foundation
import ObjCRuntime

/// What is known of a place. Subclasses may say otherwise of each property, as on iOS: none can be set.
open class CLPlacemark: ObjCObject {
    private var known: [String: Any] = [:]

    private func text(_ key: String) -> String? { known[key] as? String }

    open var location: CLLocation? { known["location"] as? CLLocation }
    open var name: String? { text("name") }
    open var locality: String? { text("locality") }
    open var country: String? { text("country") }
    open var thoroughfare: String? { text("thoroughfare") }
    open var subThoroughfare: String? { text("subThoroughfare") }
    open var administrativeArea: String? { text("administrativeArea") }
    open var postalCode: String? { text("postalCode") }
    open var isoCountryCode: String? { text("isoCountryCode") }

    /// A copy of another placemark.
    public init(placemark: CLPlacemark) {
        super.init()
        let texts = [
            "name": placemark.name, "locality": placemark.locality, "country": placemark.country, "thoroughfare": placemark.thoroughfare,
            "subThoroughfare": placemark.subThoroughfare, "administrativeArea": placemark.administrativeArea, "postalCode": placemark.postalCode,
            "isoCountryCode": placemark.isoCountryCode,
        ]
        known = texts.compactMapValues { $0 }
        known["location"] = placemark.location
    }

    public override init() { super.init() }

    /// By the names of the properties.
    package init(known: [String: Any]) {
        self.known = known
        super.init()
    }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Named only: look-ups end with `CLError.network`, as on a phone without a connection.
open class CLGeocoder: ObjCObject {
    open var isGeocoding: Bool { false }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) { fail("CLGeocoder.geocodeAddressString(_:completionHandler:)", completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler) { geocodeAddressString(addressString, completionHandler: completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) { fail("CLGeocoder.reverseGeocodeLocation(_:completionHandler:)", completionHandler) }
    open func cancelGeocode() {}

    private func fail(_ name: String, _ handler: @escaping CLGeocodeCompletionHandler) {
        notImplemented(name)
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}
