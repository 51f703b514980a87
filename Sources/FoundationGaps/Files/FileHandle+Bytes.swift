import Foundation

extension FileHandle {
    /// What is still to be read, byte by byte.
    public var bytes: AsyncBytes { AsyncBytes { self } }

    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        private let open: @Sendable () throws -> FileHandle
        init(_ open: @escaping @Sendable () throws -> FileHandle) { self.open = open }
        public func makeAsyncIterator() -> Iterator { Iterator(open: open) }

        public struct Iterator: AsyncIteratorProtocol {
            private static let portion = 16_384
            let open: @Sendable () throws -> FileHandle
            private var handle: FileHandle?
            private var read: Data.SubSequence = Data()[...]

            init(open: @escaping @Sendable () throws -> FileHandle) { self.open = open }

            public mutating func next() async throws -> UInt8? {
                if read.isEmpty {
                    try Task.checkCancellation()
                    let handle = try handle ?? open()
                    self.handle = handle
                    read = try handle.read(upToCount: Self.portion) ?? Data()
                }
                return read.popFirst()
            }
        }
    }
}

extension URL {
    public var resourceBytes: FileHandle.AsyncBytes { FileHandle.AsyncBytes { try FileHandle(forReadingFrom: self) } }
    public var lines: AsyncLineSequence<FileHandle.AsyncBytes> { resourceBytes.lines }
}

extension AsyncSequence where Element == UInt8 {
    /// Lines of UTF-8 without what ends them; empty ones are left out.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(underlyingSequence: self) }
}

public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    private let base: Base
    public init(underlyingSequence: Base) { base = underlyingSequence }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var bytes: [UInt8] = []
            while let byte = try await base.next() {
                guard byte == 10 || byte == 13 else { bytes.append(byte); continue }
                if !bytes.isEmpty { return String(decoding: bytes, as: UTF8.self) }
            }
            return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
