import Checking

/// Gathers uses by name and status: what one file has another may lack.
final class UseList {
    private var uses: [String: CheckReport.Use] = [:]

    func add(_ name: String, _ status: APIStatus, reason: String? = nil, at place: CheckReport.Place) {
        uses["\(name)\t\(status.rawValue)", default: CheckReport.Use(name: name, status: status, reason: reason, places: [])].places.append(place)
    }

    var sorted: [CheckReport.Use] {
        uses.values.sorted { ($0.name, $0.status) < ($1.name, $1.status) }
    }
}
