/// The devices that UIKit's host can be. (The profiles themselves are UIKit's; the build tools know names only.)
enum DeviceNames {
    static let all = ["iPhone SE 3", "iPhone 15", "iPhone 15 Pro Max", "iPad 10", "iPad Pro 12.9"]

    static func check(_ name: String) throws -> String {
        guard let known = all.first(where: { key($0) == key(name) }) else {
            throw UsageError("there is no device '\(name)'; the devices are \(all.joined(separator: ", "))")
        }
        return known
    }

    /// Case, blanks and inch marks don't matter.
    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." } }
}
