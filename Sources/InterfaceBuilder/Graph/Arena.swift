/// Memory that is handed out piece by piece and freed as a whole. What lies in it refers to other things in it by address:
/// no reference is counted, and a graph with circles goes away like any other. Nothing in it may be used after it.
package final class Arena {
    private var chunks: [UnsafeMutableRawPointer] = []
    var next = UnsafeMutableRawPointer(bitPattern: 16)!
    var left = 0

    package init() {}

    deinit { for chunk in chunks { chunk.deallocate() } }

    /// Room for some values, which the caller initializes.
    package func room<Value: BitwiseCopyable>(for type: Value.Type, count: Int = 1) -> UnsafeMutablePointer<Value> {
        let size = (MemoryLayout<Value>.stride * count + 7) & ~7
        if size > left { grow(size) }
        defer {
            next += size
            left -= size
        }
        return next.assumingMemoryBound(to: Value.self)
    }

    package func keep<Value: BitwiseCopyable>(_ value: Value) -> UnsafeMutablePointer<Value> {
        let room = room(for: Value.self)
        room.initialize(to: value)
        return room
    }

    /// A copy of some values.
    package func keep<Value: BitwiseCopyable>(_ values: UnsafeBufferPointer<Value>) -> UnsafeBufferPointer<Value> {
        guard let start = values.baseAddress, !values.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
        let room = room(for: Value.self, count: values.count)
        room.initialize(from: start, count: values.count)
        return UnsafeBufferPointer(start: room, count: values.count)
    }

    /// Chunks get larger: most graphs are small.
    func grow(_ size: Int) {
        left = max(size, 2048 << min(chunks.count, 4))
        next = .allocate(byteCount: left, alignment: 8)
        chunks.append(next)
    }
}
