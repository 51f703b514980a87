import Dispatch

package enum Parallel {
    /// In order.
    package static func map<T, U>(_ items: [T], _ body: (T) -> U) -> [U] {
        guard items.count > 1 else { return items.map(body) }
        nonisolated(unsafe) let (items, body) = (items, body)
        nonisolated(unsafe) let slots = UnsafeMutablePointer<U?>.allocate(capacity: items.count)
        slots.initialize(repeating: nil, count: items.count)
        defer { slots.deinitialize(count: items.count); slots.deallocate() }
        DispatchQueue.concurrentPerform(iterations: items.count) { slots[$0] = body(items[$0]) }
        return (0..<items.count).map { slots[$0]! }
    }
}
