import Foundation
import ObjCRuntime

public struct NSPointerFunctionsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var strongMemory: Self { [] }
    public static var weakMemory: Self { Self(rawValue: 5) }
    public static var objectPointerPersonality: Self { Self(rawValue: 512) }
    public static var copyIn: Self { Self(rawValue: 65536) }
}

public enum NSPointerFunctions { public typealias Options = NSPointerFunctionsOptions }

/// A dictionary whose keys and values may be held weakly; an entry goes when either is gone.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weakKey: KeyType?
        weak var weakValue: ObjectType?
        var key: KeyType?
        var value: ObjectType?
        var pair: (KeyType, ObjectType)? { (key ?? weakKey).flatMap { key in (value ?? weakValue).map { (key, $0) } } }
    }

    private let keysAreWeak: Bool, valuesAreWeak: Bool, isByIdentity: Bool
    private var entries: [Entry] = []

    public init(keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) {
        keysAreWeak = keyOptions.contains(.weakMemory)
        valuesAreWeak = valueOptions.contains(.weakMemory)
        isByIdentity = keyOptions.contains(.objectPointerPersonality)
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    private var live: [(KeyType, ObjectType)] { entries.compactMap(\.pair) }

    private func same(_ one: KeyType, _ other: KeyType) -> Bool {
        if one === other { return true }
        guard !isByIdentity, let one = one as? NSObject, let other = other as? NSObject else { return false }
        return one.isEqual(other)
    }

    open var count: Int { live.count }
    open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { key in live.first { same($0.0, key) }?.1 } }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        entries.append(Entry(weakKey: aKey, weakValue: anObject, key: keysAreWeak ? nil : aKey, value: valuesAreWeak ? nil : anObject))
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.pair.map { same($0.0, aKey) } ?? true }
    }

    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.0)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.1)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(live.compactMap { pair in (pair.0 as? AnyHashable).map { ($0, pair.1) } }, uniquingKeysWith: { first, _ in first })
    }
}
