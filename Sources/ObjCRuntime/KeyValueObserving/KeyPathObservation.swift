import Foundation

/// One observer of one key path. It hangs on every object along the path and moves when one of them is replaced.
final class KeyPathObservation {
    /// Where the observation hangs: `key` of `object`, the `index`th of the path.
    final class Hop {
        weak var object: AnyObject?
        let key: String
        let index: Int
        let observation: KeyPathObservation

        init(_ object: AnyObject, _ key: String, _ index: Int, _ observation: KeyPathObservation) {
            (self.object, self.key, self.index, self.observation) = (object, key, index, observation)
        }
    }

    typealias Change = [NSKeyValueChangeKey: Any]

    private(set) weak var root: AnyObject?
    private(set) weak var observer: NSObject?
    let path: String
    let context: UnsafeMutableRawPointer?
    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    private let read: () -> Any?
    private let notify: (AnyObject, Change) -> Void
    private var hops: [Hop] = []
    private var before: [Any?] = []

    init(of root: AnyObject, path: String, options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?, observer: NSObject?,
         read: @escaping () -> Any?, notify: @escaping (AnyObject, Change) -> Void) {
        (self.root, self.path, self.options, self.context, self.observer) = (root, path, options, context, observer)
        (self.read, self.notify) = (read, notify)
        keys = path.split(separator: ".").map { KeyValueObserving.canonical(String($0)) }
    }

    func start() {
        guard let root else { return }
        hang(from: 0, on: root)
        guard options.contains(.initial) else { return }
        var change: Change = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = read() ?? NSNull() }
        notify(root, change)
    }

    func remove() { unhang(from: 0) }

    /// Above zero while a change of elements sets the whole value, which is no change of its own.
    var isWithin = 0

    func willChange(_ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
        guard isWithin == 0 else { return }
        let old = options.contains(.old) ? read() : nil
        before.append(kind == .insertion ? nil : elements(old, indexes))
        guard options.contains(.prior), let root else { return }
        var change = described(kind, indexes)
        change[.notificationIsPriorKey] = true
        if options.contains(.old), kind != .insertion { change[.oldKey] = elements(old, indexes) ?? NSNull() }
        notify(root, change)
    }

    func didChange(_ hop: Hop, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
        guard isWithin == 0, let root, let object = hop.object else { return }
        if hop.index + 1 < keys.count {
            unhang(from: hop.index + 1)
            hangNext(after: hop.index, on: object)
        }
        let old = before.popLast() ?? nil
        var change = described(kind, indexes)
        if options.contains(.old), kind != .insertion { change[.oldKey] = old ?? NSNull() }
        if options.contains(.new), kind != .removal { change[.newKey] = elements(read(), indexes) ?? NSNull() }
        notify(root, change)
    }

    private func described(_ kind: NSKeyValueChange, _ indexes: IndexSet?) -> Change {
        var change: Change = [.kindKey: kind.rawValue]
        if let indexes { change[.indexesKey] = indexes }
        return change
    }

    /// Of a changed collection only the elements that changed.
    private func elements(_ value: Any?, _ indexes: IndexSet?) -> Any? {
        guard let indexes, let items = value as? [Any] ?? (value as? NSArray)?.map({ $0 }) else { return value }
        return indexes.compactMap { items.indices.contains($0) ? items[$0] : nil }
    }

    // MARK: Hanging on the objects along the path

    private func hang(from index: Int, on object: AnyObject) {
        add(Hop(object, keys[index], index, self))
        let affecting = (object as? ObjCObject).map { type(of: $0).keyPathsForValuesAffectingValue(forKey: keys[index]) } ?? []
        for path in affecting {
            let first = path.split(separator: ".").first.map(String.init) ?? path
            add(Hop(object, KeyValueObserving.canonical(first), keys.count, self))
        }
        hangNext(after: index, on: object)
    }

    private func hangNext(after index: Int, on object: AnyObject) {
        guard index + 1 < keys.count, let property = ObjCClass.of(object).property(keys[index]),
              let next = property.get?(object), type(of: next) is AnyClass else { return }
        hang(from: index + 1, on: next as AnyObject)
    }

    private func add(_ hop: Hop) {
        hops.append(hop)
        ObjCAttachments.of(hop.object!, make: true)!.observed[hop.key, default: []].append(hop)
    }

    private func unhang(from index: Int) {
        for hop in hops where hop.index >= index {
            guard let object = hop.object else { continue }
            ObjCAttachments.of(object, make: false)?.observed[hop.key]?.removeAll { $0 === hop }
        }
        hops.removeAll { $0.index >= index }
    }
}
