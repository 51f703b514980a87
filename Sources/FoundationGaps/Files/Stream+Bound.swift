import Foundation

extension Stream {
    /// Two ends of one buffer: what is written to the one is read from the other.
    public class func getBoundStreams(withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) {
        let buffer = BoundBuffer(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInputStream(buffer)
        outputStream?.pointee = BoundOutputStream(buffer)
    }
}

/// Bytes on their way from the one stream to the other. Who reads waits for some, who writes waits for room.
private final class BoundBuffer: @unchecked Sendable {
    private let capacity: Int
    private let gate = NSCondition()
    private var bytes: [UInt8] = []
    private var isEnded = false, isUnread = false

    init(capacity: Int) { self.capacity = capacity }

    private func locked<T>(_ body: () -> T) -> T {
        gate.lock()
        defer { gate.unlock() }
        return body()
    }

    var hasBytes: Bool { locked { !bytes.isEmpty || isEnded } }
    var hasRoom: Bool { locked { bytes.count < capacity } }
    func end() { locked { isEnded = true; gate.broadcast() } }
    func stopReading() { locked { isUnread = true; gate.broadcast() } }

    func read(_ target: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
        locked {
            while bytes.isEmpty, !isEnded { gate.wait() }
            let count = min(length, bytes.count)
            bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { target.update(from: base, count: count) } }
            bytes.removeFirst(count)
            gate.broadcast()
            return count
        }
    }

    func write(_ source: UnsafePointer<UInt8>, _ length: Int) -> Int {
        locked {
            while bytes.count >= capacity, !isUnread { gate.wait() }
            guard !isUnread, !isEnded else { return -1 }
            let count = min(length, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: count))
            gate.broadcast()
            return count
        }
    }
}

private final class BoundInputStream: InputStream, @unchecked Sendable {
    private let buffer: BoundBuffer
    private var status = Status.notOpen
    init(_ buffer: BoundBuffer) { self.buffer = buffer; super.init(data: Data()) }
    override var streamStatus: Status { status }
    override var hasBytesAvailable: Bool { buffer.hasBytes }
    override func open() { status = .open }
    override func close() { status = .closed; buffer.stopReading() }
    override func read(_ target: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        guard status == .open else { return status == .atEnd ? 0 : -1 }
        let count = buffer.read(target, len)
        if count == 0, len > 0 { status = .atEnd }
        return count
    }
}

private final class BoundOutputStream: OutputStream, @unchecked Sendable {
    private let buffer: BoundBuffer
    private var status = Status.notOpen
    init(_ buffer: BoundBuffer) { self.buffer = buffer; super.init(toMemory: ()) }
    required init(toMemory: ()) { buffer = BoundBuffer(capacity: 1); super.init(toMemory: ()) }
    override var streamStatus: Status { status }
    override var hasSpaceAvailable: Bool { buffer.hasRoom }
    override func open() { status = .open }
    override func close() { status = .closed; buffer.end() }
    override func write(_ source: UnsafePointer<UInt8>, maxLength len: Int) -> Int { status == .open ? buffer.write(source, len) : -1 }
}
