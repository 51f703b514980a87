import Foundation
import ObjCRuntime

/// What was copied, to be pasted: items, each with one value a type. It lives as long as the process.
open class UIPasteboard: ObjCObject, @unchecked Sendable {
    private let ownName: Name
    private let lock = NSLock()
    private var contents: [[String: Any]] = []
    private var changes = 0
    private static let named = NamedPasteboards()

    public override convenience init() { self.init(owned: Name(UUID().uuidString)) }

    private init(owned name: Name) {
        ownName = name
        super.init()
    }

    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard create || Self.named.existing(pasteboardName) != nil else { return nil }
        self.init(owned: pasteboardName)
        if let old = Self.named.existing(pasteboardName) { contents = old.contents }
        Self.named.add(self)
    }

    open class var general: UIPasteboard { named.board(Name("com.apple.UIKit.pboard.general")) { UIPasteboard(owned: $0) } }
    open class func withUniqueName() -> UIPasteboard { UIPasteboard() }
    open class func remove(withName pasteboardName: UIPasteboard.Name) { named.remove(pasteboardName) }

    open var name: UIPasteboard.Name { ownName }
    open var changeCount: Int { lock.withLock { changes } }
    open var isPersistent: Bool { false }

    // MARK: Items

    open var items: [[String: Any]] {
        get { lock.withLock { contents } }
        set {
            lock.withLock { (contents, changes) = (newValue, changes + 1) }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    open var numberOfItems: Int { items.count }
    open var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) { self.items = items }
    open func addItems(_ items: [[String: Any]]) { self.items += items }
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(pasteboardTypes).isDisjoint(with: types) }
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    // MARK: By kind

    open var string: String? { get { strings?.first } set { strings = newValue.map { [$0] } } }
    open var strings: [String]? { get { all("public.utf8-plain-text") } set { put(newValue, "public.utf8-plain-text") } }
    open var url: URL? { get { urls?.first } set { urls = newValue.map { [$0] } } }
    open var urls: [URL]? { get { all("public.url") } set { put(newValue, "public.url") } }
    open var image: UIImage? { get { images?.first } set { images = newValue.map { [$0] } } }
    open var images: [UIImage]? { get { all("public.png") } set { put(newValue, "public.png") } }
    open var color: UIColor? { get { colors?.first } set { colors = newValue.map { [$0] } } }
    open var colors: [UIColor]? { get { all("com.apple.uikit.color") } set { put(newValue, "com.apple.uikit.color") } }
    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_ type: String) -> [Value]? {
        let found = items.compactMap { ($0[type] ?? (type == "public.utf8-plain-text" ? $0["public.text"] : nil)) as? Value }
        return found.isEmpty ? nil : found
    }

    private func put(_ values: [Any]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIPasteboard() }
    }
}

/// The pasteboards of the process by their names.
private final class NamedPasteboards: @unchecked Sendable {
    private let lock = NSLock()
    private var boards: [UIPasteboard.Name: UIPasteboard] = [:]

    func existing(_ name: UIPasteboard.Name) -> UIPasteboard? { lock.withLock { boards[name] } }
    func add(_ board: UIPasteboard) { lock.withLock { boards[board.name] = board } }
    func remove(_ name: UIPasteboard.Name) { lock.withLock { boards[name] = nil } }

    func board(_ name: UIPasteboard.Name, make: (UIPasteboard.Name) -> UIPasteboard) -> UIPasteboard {
        if let found = existing(name) { return found }
        let made = make(name)
        add(made)
        return made
    }
}
