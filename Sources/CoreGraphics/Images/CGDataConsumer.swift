import Foundation

public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGDataConsumerCallbacks {
    public var putBytes: CGDataConsumerPutBytesCallback?
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init() { self.init(putBytes: nil, releaseConsumer: nil) }

    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// Where a PDF goes as it is written.
public final class CGDataConsumer: @unchecked Sendable {
    private let put: (UnsafeRawPointer, Int) -> Int
    private let release: () -> Void

    public init?(data: CFMutableData) {
        put = { data.append($0, length: $1); return $1 }
        release = {}
    }

    public init?(url: CFURL) {
        guard FileManager.default.createFile(atPath: url.path, contents: nil), let file = try? FileHandle(forWritingTo: url) else { return nil }
        put = { file.write(Data(bytes: $0, count: $1)); return $1 }
        release = { try? file.close() }
    }

    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard let callback = cbks.pointee.putBytes else { return nil }
        let done = cbks.pointee.releaseConsumer
        put = { callback(info, $0, $1) }
        release = { done?(info) }
    }

    deinit { release() }

    func write(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool { put(bytes, count) == count }

    public class var typeID: CFTypeID { 6 }
}
