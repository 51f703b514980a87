import Foundation

/// The state of an app's interface, as it lies on disk: what the app itself says, and its controllers, parents before children.
struct SavedState {
    private static let version = 1

    var application: [String: Any] = [:]
    var controllers: [SavedController] = []
    /// With scenes: what each session continues with.
    var activities: [String: [String: Any]] = [:]

    init() {}

    func data() throws -> Data {
        let list: [String: Any] = ["version": Self.version, "application": application, "controllers": controllers.map(\.propertyList), "activities": activities]
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// nil for what isn't whole.
    init?(_ data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any], list["version"] as? Int == Self.version,
              let saved = list["controllers"] as? [[String: Any]] else { return nil }
        controllers = saved.compactMap(SavedController.init)
        guard controllers.count == saved.count else { return nil }
        application = list["application"] as? [String: Any] ?? [:]
        activities = list["activities"] as? [String: [String: Any]] ?? [:]
        let places = controllers.indices
        guard controllers.allSatisfy({ ($0.children + [$0.presented, $0.selected].compactMap { $0 }).allSatisfy(places.contains) }) else { return nil }
    }
}
