import Foundation

extension NSArray {
    /// Of values, which are objects on iOS: `NSArray(objects: 1, 2, 3)`.
    @_disfavoredOverload public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSSet {
    @_disfavoredOverload public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSOrderedSet {
    @_disfavoredOverload public convenience init(objects elements: Any...) { self.init(array: elements) }
}
