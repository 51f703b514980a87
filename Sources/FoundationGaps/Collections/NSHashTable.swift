import Foundation
import ObjCRuntime

/// A set of objects that may be held weakly, compared by identity or equality.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var strongMemory: Options { [] }
        public static var weakMemory: Options { Options(rawValue: 5) }
        public static var objectPointerPersonality: Options { Options(rawValue: 512) }
        public static var copyIn: Options { Options(rawValue: 65536) }
    }

    private final class Slot {
        private weak var weakly: ObjectType?
        private let strongly: ObjectType?
        init(_ object: ObjectType, isWeak: Bool) { (weakly, strongly) = (object, isWeak ? nil : object) }
        var object: ObjectType? { strongly ?? weakly }
    }

    private let isWeak: Bool
    private let isByIdentity: Bool
    private var slots: [Slot] = []

    public init(options: Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        isByIdentity = options.contains(.objectPointerPersonality)
        super.init()
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    private func same(_ one: ObjectType, _ other: ObjectType) -> Bool {
        if one === other { return true }
        guard !isByIdentity, let one = one as? NSObject, let other = other as? NSObject else { return false }
        return one.isEqual(other)
    }

    open var allObjects: [ObjectType] { slots.compactMap(\.object) }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    open func member(_ object: ObjectType?) -> ObjectType? { object.flatMap { object in allObjects.first { same($0, object) } } }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        slots.removeAll { $0.object == nil }
        slots.append(Slot(object, isWeak: isWeak))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        slots.removeAll { $0.object.map { same($0, object) } ?? true }
    }

    open func removeAllObjects() { slots = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
