import Foundation
import UIKit

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let airport = Self(rawValue: "MKPOICategoryAirport"), amusementPark = Self(rawValue: "MKPOICategoryAmusementPark"), aquarium = Self(rawValue: "MKPOICategoryAquarium")
    public static let atm = Self(rawValue: "MKPOICategoryATM"), bakery = Self(rawValue: "MKPOICategoryBakery"), bank = Self(rawValue: "MKPOICategoryBank")
    public static let beach = Self(rawValue: "MKPOICategoryBeach"), brewery = Self(rawValue: "MKPOICategoryBrewery"), cafe = Self(rawValue: "MKPOICategoryCafe")
    public static let campground = Self(rawValue: "MKPOICategoryCampground"), carRental = Self(rawValue: "MKPOICategoryCarRental"), evCharger = Self(rawValue: "MKPOICategoryEVCharger")
    public static let fireStation = Self(rawValue: "MKPOICategoryFireStation"), fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter"), foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation"), hospital = Self(rawValue: "MKPOICategoryHospital"), hotel = Self(rawValue: "MKPOICategoryHotel")
    public static let laundry = Self(rawValue: "MKPOICategoryLaundry"), library = Self(rawValue: "MKPOICategoryLibrary"), marina = Self(rawValue: "MKPOICategoryMarina")
    public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater"), museum = Self(rawValue: "MKPOICategoryMuseum"), nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
    public static let nightlife = Self(rawValue: "MKPOICategoryNightlife"), park = Self(rawValue: "MKPOICategoryPark"), parking = Self(rawValue: "MKPOICategoryParking")
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy"), police = Self(rawValue: "MKPOICategoryPolice"), postOffice = Self(rawValue: "MKPOICategoryPostOffice")
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport"), restaurant = Self(rawValue: "MKPOICategoryRestaurant"), restroom = Self(rawValue: "MKPOICategoryRestroom")
    public static let school = Self(rawValue: "MKPOICategorySchool"), stadium = Self(rawValue: "MKPOICategoryStadium"), store = Self(rawValue: "MKPOICategoryStore")
    public static let theater = Self(rawValue: "MKPOICategoryTheater"), university = Self(rawValue: "MKPOICategoryUniversity"), winery = Self(rawValue: "MKPOICategoryWinery")
    public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}

/// What of the places of interest counts.
open class MKPointOfInterestFilter: ObjCObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>, isIncluding: Bool

    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, isIncluding) = (Set(categories), true); super.init() }
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, isIncluding) = (Set(categories), false); super.init() }
    open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
    open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
