import Foundation

/// A mutable array that stands for a property: each change goes to the property, and its observers see what changed where.
final class KeyValueMutableArray: NSMutableArray, @unchecked Sendable {
    private let owner: AnyObject
    private let key: String

    init(_ owner: AnyObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) { fatalError("a key's array is made for its owner") }
    required init(objects: UnsafePointer<AnyObject>!, count cnt: Int) { fatalError("a key's array is made for its owner") }
    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { fatalError("a key's array is made for its owner") }

    private var items: [Any] {
        let value = KeyValueCoding.value(forKeyPath: key, of: owner)
        return value as? [Any] ?? (value as? NSArray)?.map { $0 } ?? []
    }

    private func change(_ kind: NSKeyValueChange, at index: Int, _ body: (inout [Any]) -> Void) {
        var changed = items
        body(&changed)
        KeyValueObserving.change(kind, at: IndexSet(integer: index), key, of: owner) {
            KeyValueCoding.set(changed, forKeyPath: key, of: owner)
        }
    }

    override var count: Int { items.count }
    override func object(at index: Int) -> Any { items[index] }
    override func insert(_ anObject: Any, at index: Int) { change(.insertion, at: index) { $0.insert(anObject, at: index) } }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeObject(at index: Int) { change(.removal, at: index) { $0.remove(at: index) } }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func replaceObject(at index: Int, with anObject: Any) { change(.replacement, at: index) { $0[index] = anObject } }
}

/// The same for sets, ordered or not: the whole value is set anew.
final class KeyValueMutableSet: NSMutableSet, @unchecked Sendable {
    private let owner: AnyObject
    private let key: String

    init(_ owner: AnyObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { fatalError("a key's set is made for its owner") }
    override init(objects: UnsafePointer<AnyObject>?, count cnt: Int) { fatalError("a key's set is made for its owner") }
    required init?(coder aDecoder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { fatalError("a key's set is made for its owner") }

    private var items: NSMutableSet {
        let value = KeyValueCoding.value(forKeyPath: key, of: owner)
        return NSMutableSet(array: (value as? NSSet)?.allObjects ?? (value as? Set<AnyHashable>).map(Array.init) ?? [])
    }

    private func change(_ body: (NSMutableSet) -> Void) {
        let changed = items
        body(changed)
        KeyValueObserving.willChange(key, of: owner)
        KeyValueCoding.set(changed, forKeyPath: key, of: owner)
        KeyValueObserving.didChange(key, of: owner)
    }

    override var count: Int { items.count }
    override func member(_ object: Any) -> Any? { items.member(object) }
    override func objectEnumerator() -> NSEnumerator { items.objectEnumerator() }
    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
}

extension NSObjectProtocol {
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyValueMutableArray(self, key) }
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray { KeyValueMutableArray(self, keyPath) }
    public func mutableSetValue(forKey key: String) -> NSMutableSet { KeyValueMutableSet(self, key) }
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet { KeyValueMutableSet(self, keyPath) }
}
