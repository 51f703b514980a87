/// The devices that UIKit's host can be. (The profiles themselves are UIKit's; the build tools know names only.)
enum DeviceNames {
    static let all = ["iPhone SE 3", "iPhone 15", "iPhone 15 Pro Max", "iPad 10", "iPad Pro 12.9"]

    static func check(_ name: String) throws -> String {
        guard let known = all.first(where: { $0.lowercased() == name.lowercased() }) else {
            throw UsageError("there is no device '\(name)'; the devices are \(all.joined(separator: ", "))")
        }
        return known
    }
}
