import Foundation

/// One bird, seen at one place on one day.
class BirdSighting: NSObject {
    let name: String
    let location: String
    let date: Date

    init(name: String, location: String, date: Date) {
        self.name = name
        self.location = location
        self.date = date
        super.init()
    }
}
