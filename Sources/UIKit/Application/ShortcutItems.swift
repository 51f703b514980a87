import DeviceCommands
import Foundation

/// The quick actions of the app's icon: those of `Info.plist`, then those that the app has set.
@MainActor struct ShortcutItems {
    private let items: [UIApplicationShortcutItem]

    init(_ app: UIApplication) {
        let listed = app.bundle.object(forInfoDictionaryKey: "UIApplicationShortcutItems") as? [[String: Any]] ?? []
        items = listed.compactMap { Self.item($0, app.bundle) } + (app.shortcutItems ?? [])
    }

    /// - Throws: `CommandError` that lists those that are.
    func item(_ type: String) throws -> UIApplicationShortcutItem {
        if let found = items.first(where: { $0.type == type }) { return found }
        let types = NearNames.of(type, among: items.map(\.type), count: 12).joined(separator: ", ")
        throw CommandError("the app has no quick action '\(type)'; " + (types.isEmpty ? "it has none" : "there are \(types)"))
    }

    /// Titles may be keys of `InfoPlist.strings`.
    private static func item(_ entry: [String: Any], _ bundle: Bundle) -> UIApplicationShortcutItem? {
        guard let type = entry["UIApplicationShortcutItemType"] as? String else { return nil }
        func text(_ key: String) -> String? { (entry[key] as? String).map { bundle.localizedString(forKey: $0, value: $0, table: "InfoPlist") } }
        return UIApplicationShortcutItem(
            type: type, localizedTitle: text("UIApplicationShortcutItemTitle") ?? "", localizedSubtitle: text("UIApplicationShortcutItemSubtitle"), icon: nil,
            userInfo: entry["UIApplicationShortcutItemUserInfo"] as? [String: any NSSecureCoding])
    }
}
