/// Appearance proxies: a stand-in takes the settings; views take them over as they enter a window.
extension UIView: UIAppearance, UIAppearanceContainer {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(for: trait, whenContainedInInstancesOf: []) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { Appearance.proxy(for: self, in: containerTypes, traits: nil) }

    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearance.proxy(for: self, in: containerTypes, traits: trait)
    }

    func applyAppearance() { Appearance.apply(to: self) }
}

/// All proxies of the app. Which settings were made shows by comparing a proxy with an untouched instance.
@MainActor enum Appearance {
    private struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: UIView
        let untouched: UIView
    }

    private static var entries: [Entry] = []

    /// Keys that say where a view is, not how it looks.
    private static let excluded: Set<String> = ["frame", "bounds", "center", "transform", "layer", "superview", "subviews", "window", "gestureRecognizers", "tag", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "restorationIdentifier"]

    static func proxy<View: UIView>(for type: View.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?) -> View {
        if let found = entries.first(where: { $0.type == type && $0.traits === traits && same($0.containers, containers) }) { return found.proxy as! View }
        guard let proxy = make(type), let untouched = make(type) else { fatalError("\(type).appearance(): the class can't be made without arguments") }
        entries.append(Entry(type: type, containers: containers, traits: traits, proxy: proxy, untouched: untouched))
        return proxy
    }

    private static func make<View: UIView>(_ type: View.Type) -> View? { ObjCClass.of(type).glue.make?() as? View }

    private static func same(_ a: [any UIAppearanceContainer.Type], _ b: [any UIAppearanceContainer.Type]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { $0 == $1 }
    }

    static func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        // Less specific proxies first, so that the others win.
        for entry in entries.sorted(by: { depth($0.type) + $0.containers.count < depth($1.type) + $1.containers.count }) where matches(entry, view) { apply(entry, to: view) }
    }

    private static func depth(_ type: UIView.Type) -> Int {
        var (depth, current) = (0, type as AnyClass?)
        while let known = current {
            depth += 100
            current = _superclass(of: known)
        }
        return depth
    }

    private static func _superclass(of type: AnyClass) -> AnyClass? { Swift._getSuperclass(type) }

    private static func matches(_ entry: Entry, _ view: UIView) -> Bool {
        guard isInstance(view, of: entry.type) else { return false }
        var wanted = entry.containers
        var responder: UIResponder? = view.next
        while let current = responder, !wanted.isEmpty {
            if let container = current as? any UIAppearanceContainer, isInstance(container, of: wanted[0]) { wanted.removeFirst() }
            responder = current.next
        }
        return wanted.isEmpty
    }

    private static func isInstance(_ object: Any, of type: Any.Type) -> Bool {
        guard let wanted = type as? AnyClass else { return false }
        var current: AnyClass? = Swift.type(of: object) as? AnyClass
        while let known = current {
            if known == wanted { return true }
            current = Swift._getSuperclass(known)
        }
        return false
    }

    private static func apply(_ entry: Entry, to view: UIView) {
        for (key, property) in ObjCClass.of(entry.type).glue.properties where property.set != nil && !excluded.contains(key) {
            guard let get = property.get else { continue }
            let (wanted, plain) = (get(entry.proxy), get(entry.untouched))
            if !equal(wanted, plain), equal(get(view), plain) { property.set?(view, wanted) }
        }
    }

    private static func equal(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
            if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
            return String(describing: a) == String(describing: b)
        default: return false
        }
    }
}
