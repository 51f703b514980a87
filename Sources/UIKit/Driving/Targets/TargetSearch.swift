import DeviceCommands

/// Finds what a command names among what is there.
@MainActor struct TargetSearch {
    private let elements: [Element]

    /// How many names a message offers.
    private static let offered = 12

    init(_ tree: Element = ElementTree.now()) { elements = tree.all.filter { $0.kind != .application } }

    /// - Throws: `CommandError` that lists what is there, nearest names first.
    func element(_ target: Target) throws -> Element? {
        switch target {
        case .point(let point):
            let screen = UIScreen.main.bounds
            guard screen.contains(CGPoint(x: point.x, y: point.y)) else {
                throw CommandError("\(target) is off the screen, which has \(TreeDump.number(screen.width)) × \(TreeDump.number(screen.height)) points")
            }
            return nil
        case .name(let name): return try named(name)
        case .item(let className, let index): return try item(className, index)
        }
    }

    // MARK: Names

    /// Identifiers go before texts; of several, the first that a finger reaches, controls before mere texts, and the front window's before others.
    private func named(_ name: String) throws -> Element {
        let byIdentifier = elements.filter { $0.identifier == name }
        let found = byIdentifier.isEmpty ? elements.filter { $0.label == name || $0.title == name || $0.value == name || $0.placeholder == name } : byIdentifier
        if let best = best(found) { return best }
        throw CommandError("there is no \"\(name)\" on the screen; there \(offer(name))")
    }

    private func best(_ found: [Element]) -> Element? {
        let fronts = UIApplication.shared.windowList.onScreen.reversed()
        for window in fronts {
            let inside = found.filter { $0.view?.window === window }
            let reached = inside.filter { (try? Sight($0).hitPoint()) != nil }
            if let best = reached.first(where: { !$0.kind.isMereContent }) ?? reached.first { return best }
        }
        return found.first { !$0.isHidden } ?? found.first
    }

    private func offer(_ name: String) -> String {
        var names: [String] = []
        for element in elements where !element.isHidden {
            for name in element.names where !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return "is nothing with a name" }
        let shown = NearNames.of(name, among: names, count: Self.offered).map { TreeDump.quoted($0) }
        let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
        return (names.count == 1 ? "is " : "are ") + shown.joined(separator: ", ") + more
    }

    // MARK: Classes

    private func item(_ className: String, _ index: Int) throws -> Element {
        let found = elements.filter { element in !element.isPart && element.view.map { Self.isOf(className, $0) } ?? false }
        if found.indices.contains(index) { return found[index] }
        guard found.isEmpty else {
            let count = found.count == 1 ? "is one \(className), \(className)[0]" : "are \(found.count) of \(className), \(className)[0] to \(className)[\(found.count - 1)]"
            throw CommandError("there is no \(className)[\(index)]; there \(count)")
        }
        let classes = elements.filter { !$0.isPart }.map(\.className).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        throw CommandError("there is no \(className); there are views of \(NearNames.of(className, among: classes, count: Self.offered).joined(separator: ", "))")
    }

    private static func isOf(_ name: String, _ view: UIView) -> Bool {
        var type: AnyClass? = Swift.type(of: view)
        while let current = type {
            if _typeName(current, qualified: false) == name || _typeName(current) == name { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}
