/// What a fetch found: nothing, as the library is empty.
open class PHFetchResult<ObjectType: AnyObject>: ObjCObject, NSFastEnumeration, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { fatalError("index \(index) is beyond an empty fetch result") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func contains(_ object: ObjectType) -> Bool { false }
    open func index(of object: ObjectType) -> Int { NSNotFound }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateObjects(options opts: NSEnumerationOptions = [], using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

open class PHFetchOptions: ObjCObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true
}

open class PHFetchResultChangeDetails<ObjectType: AnyObject>: ObjCObject {
    public let fetchResultBeforeChanges = PHFetchResult<ObjectType>(), fetchResultAfterChanges = PHFetchResult<ObjectType>()
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    open var hasMoves: Bool { false }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

open class PHObjectChangeDetails<ObjectType: PHObject>: ObjCObject {
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}

open class PHChange: ObjCObject {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
