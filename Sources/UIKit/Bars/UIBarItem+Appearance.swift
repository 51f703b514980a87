import ObjCRuntime

extension UIBarItem: UIAppearance, UIAppearanceContainer {
    public static func appearance() -> Self { BarItemAppearance.proxy(for: self) }
    public static func appearance(for trait: UITraitCollection) -> Self { BarItemAppearance.proxy(for: self) }
    /// - Partly: the containers are taken for any.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { BarItemAppearance.proxy(for: self) }
    /// - Partly: traits and containers are taken for any.
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { BarItemAppearance.proxy(for: self) }

    /// The item's own, else what an appearance proxy of its class says.
    func shownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state) ?? BarItemAppearance.value(for: self) { $0.titleTextAttributes(for: state) }
    }
}

extension UIViewController: UIAppearanceContainer {}

/// Proxies of bar items: items keep their own settings and ask these for what they lack.
@MainActor enum BarItemAppearance {
    private static var proxies: [ObjectIdentifier: UIBarItem] = [:]

    static func proxy<Item: UIBarItem>(for type: Item.Type) -> Item {
        if let found = proxies[ObjectIdentifier(type)] as? Item { return found }
        guard let made = ObjCClass.of(type).make() as? Item else { fatalError("\(type).appearance(): the class can't be made without arguments") }
        proxies[ObjectIdentifier(type)] = made
        return made
    }

    static func value<Value>(for item: UIBarItem, _ read: (UIBarItem) -> Value?) -> Value? {
        var current: AnyClass? = type(of: item)
        while let known = current, !proxies.isEmpty {
            if let proxy = proxies[ObjectIdentifier(known)], proxy !== item, let value = read(proxy) { return value }
            current = Swift._getSuperclass(known)
        }
        return nil
    }
}
