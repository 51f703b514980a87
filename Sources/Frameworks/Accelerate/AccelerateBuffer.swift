import Foundation

public protocol AccelerateBuffer {
    associatedtype Element
    var count: Int { get }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
