import Foundation

/// Keeps the sightings in the order in which they were made.
class SightingDataController: NSObject {
    private var sightings: [BirdSighting] = []

    override init() {
        super.init()
        add(BirdSighting(name: "Winter Wren", location: "Old Mill", date: Date(timeIntervalSince1970: 1_700_000_000)))
    }

    var count: Int { return sightings.count }

    func sighting(at index: Int) -> BirdSighting {
        return sightings[index]
    }

    func add(_ sighting: BirdSighting) {
        sightings.append(sighting)
    }
}
