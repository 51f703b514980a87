import CoreLocation
import UIKit

/// A named place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? { name }
    open var subtitle: String? { locality }
    open var countryCode: String? { isoCountryCode }

    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        thoroughfare = addressDictionary?["Street"] as? String
        locality = addressDictionary?["City"] as? String
        country = addressDictionary?["Country"] as? String
    }

    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}
