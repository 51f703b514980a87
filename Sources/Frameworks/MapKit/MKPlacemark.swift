import CoreLocation
import UIKit

/// A named place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? { name }
    open var subtitle: String? { locality }
    open var countryCode: String? { isoCountryCode }

    public override convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        var known: [String: Any] = ["location": CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)]
        known["thoroughfare"] = addressDictionary?["Street"]
        known["locality"] = addressDictionary?["City"]
        known["country"] = addressDictionary?["Country"]
        super.init(known: known)
    }

    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}
