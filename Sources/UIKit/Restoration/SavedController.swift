import Foundation

/// What is kept of a view controller: how it is found again, what it says of itself, and what hangs on it.
struct SavedController {
    /// Restoration identifiers from the window's root down to it.
    var path: [String]
    var restorationClass: String?
    var storyboard: String?
    var state: [String: Any] = [:]
    /// By restoration identifier, of the views in its own.
    var views: [String: [String: Any]] = [:]
    /// Places of a container's children, as far as they are saved, and of what it presents.
    var children: [Int] = []
    var presented: Int?
    var selected: Int?

    var propertyList: [String: Any] {
        var list: [String: Any] = ["path": path, "state": state, "views": views, "children": children]
        list["restorationClass"] = restorationClass
        list["storyboard"] = storyboard
        list["presented"] = presented
        list["selected"] = selected
        return list
    }

    init(path: [String]) { self.path = path }

    /// nil for what isn't one.
    init?(_ list: [String: Any]) {
        guard let path = list["path"] as? [String], !path.isEmpty else { return nil }
        self.path = path
        restorationClass = list["restorationClass"] as? String
        storyboard = list["storyboard"] as? String
        state = list["state"] as? [String: Any] ?? [:]
        views = list["views"] as? [String: [String: Any]] ?? [:]
        children = list["children"] as? [Int] ?? []
        presented = list["presented"] as? Int
        selected = list["selected"] as? Int
    }
}
