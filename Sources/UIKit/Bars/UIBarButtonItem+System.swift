import Foundation
import ObjCRuntime

extension UIBarButtonItem {
    /// The items that show a word.
    static let systemTitles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
    ]

    /// The items that show a picture, by the symbol that stands for it.
    static let systemSymbols: [SystemItem: String] = [
        .add: "plus", .compose: "square.and.pencil", .reply: "arrowshape.turn.up.left", .action: "square.and.arrow.up", .organize: "folder", .bookmarks: "book",
        .search: "magnifyingglass", .refresh: "arrow.clockwise", .stop: "xmark", .close: "xmark.circle.fill", .camera: "camera", .trash: "trash",
        .play: "play.fill", .pause: "pause.fill", .rewind: "backward.fill", .fastForward: "forward.fill", .pageCurl: "doc",
    ]

    func become(_ item: SystemItem) {
        systemItem = item
        title = Self.systemTitles[item]
        if let symbol = Self.systemSymbols[item] { image = UIImage(systemName: symbol) }
        if item == .done || item == .save { style = .done }
    }

    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
    var isFixedSpace: Bool { systemItem == .fixedSpace }
    var isSpace: Bool { isFlexibleSpace || isFixedSpace }

    func adopt(_ action: UIAction?) {
        guard let action else { return changed() }
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
        changed()
    }

    /// What a tap does: the primary action, else the target's action, else the menu shows.
    func trigger(from view: UIView?, with event: UIEvent? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction { return primaryAction.perform(sender: self) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) } else if let menu, let view { MenuPresenter.show(menu, from: view, sender: self) }
    }

    func decodeBarButton(_ coder: NSCoder) {
        if coder.decodeBool(forKey: "UIIsSystemItem"), let item = SystemItem(rawValue: coder.integer("UISystemItem") ?? 0) {
            let title = self.title
            become(item)
            if let title, !title.isEmpty { self.title = title }
        }
        if let raw = coder.integer("UIStyle"), let style = Style(rawValue: raw == 1 ? 0 : raw) { self.style = style }
        if let width = coder.float("UIWidth") { self.width = width }
        if let hidden = coder.bool("UIItemHidden") { isHidden = hidden }
        if let selected = coder.bool("UISelected") { isSelected = selected }
        tintColor = coder.object("UITintColor")
        customView = coder.object("UICustomView")
        menu = coder.object("UIMenu")
        target = coder.object("UITarget", as: AnyObject.self)
        if let name = coder.string("UIAction") { action = Selector(name) }
    }
}
