import Foundation

extension NSHashTable {
    public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    public func intersect(_ other: NSHashTable<ObjectType>) { allObjects.filter { !other.contains($0) }.forEach(remove) }
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
    public func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
}
