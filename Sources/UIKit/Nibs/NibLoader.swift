import Foundation
import LaunchRules
import NibArchive

/// Brings a nib to life in four phases: make the objects, set values by key path, connect, awake.
@MainActor struct NibLoader {
    private let nib: Nib
    private let owner: Any?
    private let decoder: UINibDecoder
    private var tables: NibTables { decoder.tables }

    init(nib: Nib, owner: Any?, externalObjects: [String: Any] = [:], creator: ((NSCoder) -> UIViewController?)? = nil) {
        self.nib = nib
        self.owner = owner
        decoder = UINibDecoder(nib: nib)
        decoder.proxies = externalObjects
        decoder.proxies["IBFilesOwner"] = owner
        decoder.proxies["UIStoryboardPlaceholder"] = nib.storyboard
        if holds("E7"), let creator, let scene = sceneController { decoder.creator = (scene, creator) }
    }

    @discardableResult
    func load() -> [Any] {
        Trace.emit("loadNib \(nib.name)", nib.storyboard ?? owner as AnyObject?, rule: "E1")
        let topLevel = make()
        inOrder("E2") {
            if holds("E29") { set() }
            connect()
            applyTraits()
            describe()
        } then: {
            awake()
        }
        showWindows()
        NibRecord.current?.loaded(indices("UINibObjectsKey").compactMap { decoder.object(at: $0) as? ObjCObject })
        return topLevel
    }

    // MARK: Make

    /// E1: every object, top-level ones first.
    private func make() -> [Any] {
        let topLevel = indices("UINibTopLevelObjectsKey").filter { !isProxy($0) || !holds("E28") }.compactMap { decoder.object(at: $0) }
        for index in indices("UINibObjectsKey") { _ = decoder.object(at: index) }
        return topLevel
    }

    // MARK: Set

    /// E29: user-defined runtime attributes, before any outlet.
    private func set() {
        for index in indices("UINibKeyValuePairsKey") {
            guard let target = object(index, "UIObject"), let keyPath = string(index, "UIKeyPath") else { continue }
            NibRecord.current?.begin(index, in: tables)
            defer { NibRecord.current?.end() }
            NibKeyValue.set(object(index, "UIValue"), forKeyPath: keyPath, of: target)
        }
    }

    // MARK: Connect

    /// E1: outlets and actions, in the order of the archive.
    private func connect() {
        for index in indices("UINibConnectionsKey") {
            let connector = NibConnector(nib: nib, place: { tables.place(of: index) })
            guard let label = string(index, "UILabel") else { continue }
            NibRecord.current?.begin(index, in: tables)
            defer { NibRecord.current?.end() }
            let source = object(index, "UISource"), destination = object(index, "UIDestination")
            switch decoder.archive.className(of: index) {
            case "UIRuntimeOutletConnection":
                if let controller = controllerInArchive(index), label == "view", !controller.isViewLoaded {
                    controller.loading.archivedView = destination as? UIView
                } else if holds("E1") {
                    connector.connect(outlet: label, of: source, to: destination)
                }
            case "UIRuntimeOutletCollectionConnection":
                connector.connect(
                    collection: label, of: source, to: destination as? [Any] ?? [],
                    adding: tables.value(of: index, "addsContentToExistingCollection")?.flag ?? false)
            case "UIRuntimeEventConnection":
                connector.connect(action: label, of: source, to: destination, events: tables.value(of: index, "UIEventMask")?.integer)
            case let other:
                Log.note("nib \(nib.name): connection \(index) is a \(other), which isn't supported")
            }
        }
    }

    // MARK: Traits, accessibility

    private func applyTraits() {
        let lists = indices("UINibTraitStorageListsKey")
        guard !lists.isEmpty else { return }
        let traits = NibTraitStorage(decoder: decoder, current: UIScreen.main.traitCollection)
        for list in lists { traits.apply(list) }
    }

    private func describe() {
        for index in indices("UINibAccessibilityConfigurationsKey") {
            guard let element = object(index, "UIAccessibileObject") as? UIResponder else { continue }
            if let flag = object(index, "UIIsAccessibilityElement") as? NSNumber { element.isAccessibilityElement = flag.boolValue }
            if let label = string(index, "UIAccessibilityLabel") { element.accessibilityLabel = label }
            if let hint = string(index, "UIAccessibilityHint") { element.accessibilityHint = hint }
            if let identifier = string(index, "UIAccessibilityIdentifier") { element.accessibilityIdentifier = identifier }
            if let traits = object(index, "UIAccessibilityTraits") as? NSNumber { element.accessibilityTraits = UIAccessibilityTraits(rawValue: numericCast(traits.uint64Value)) }
        }
    }

    // MARK: Awake

    /// E2: every object of the archive, none of the placeholders.
    private func awake() {
        for index in indices("UINibObjectsKey") where !isProxy(index) {
            guard let object = decoder.object(at: index) as? ObjCObject else { continue }
            if !holds("E4") { (object as? UIViewController)?.loadViewIfNeeded() }
            if isCustom(index) { Trace.emit("awakeFromNib()", object, rule: "E2") }
            object.awakeFromNib()
        }
    }

    /// Windows marked "visible at launch". Source: Resource Programming Guide, the last step of loading a nib.
    private func showWindows() {
        for index in indices("UINibVisibleWindowsKey") { (decoder.object(at: index) as? UIWindow)?.isHidden = false }
    }

    // MARK: Reading

    private func indices(_ key: String) -> [Int] {
        guard let list = tables.value(of: tables.archive.root, key)?.reference else { return [] }
        return tables.elements(of: list).compactMap(\.reference)
    }

    private func object(_ index: Int, _ key: String) -> Any? { tables.value(of: index, key)?.reference.flatMap { decoder.object(at: $0) } }

    /// The controller that a connection starts at, where the archive made it: one whose `view` is connected has it loaded later, as any other,
    /// while the nib's owner is loading its view right now.
    private func controllerInArchive(_ connection: Int) -> UIViewController? {
        guard let source = tables.value(of: connection, "UISource")?.reference, !isProxy(source) else { return nil }
        return decoder.object(at: source) as? UIViewController
    }

    private func string(_ index: Int, _ key: String) -> String? { object(index, key) as? String }
    private func isProxy(_ index: Int) -> Bool { decoder.archive.className(of: index) == "UIProxyObject" }
    private func isCustom(_ index: Int) -> Bool { decoder.archive.className(of: index) == "UIClassSwapper" }

    /// The controller that a scene nib is about: what the owner's `sceneViewController` connects to.
    private var sceneController: Int? {
        indices("UINibConnectionsKey").first { tables.string(of: tables.value(of: $0, "UILabel")) == "sceneViewController" }
            .flatMap { tables.value(of: $0, "UIDestination")?.reference }
    }
}
