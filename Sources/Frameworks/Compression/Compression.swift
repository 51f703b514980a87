import CPNG
@_exported import Foundation
import ObjCRuntime

/// A stream of zlib's: deflated bytes alone, without its header, as Apple's `COMPRESSION_ZLIB` is.
private final class DeflatedStream {
    private var stream = z_stream()
    private let isEncoding: Bool
    private let isReady: Bool

    init(isEncoding: Bool) {
        self.isEncoding = isEncoding
        let size = Int32(MemoryLayout<z_stream>.size)
        isReady = (isEncoding ? deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) : inflateInit2_(&stream, -15, ZLIB_VERSION, size)) == Z_OK
    }

    deinit { if isEncoding { deflateEnd(&stream) } else { inflateEnd(&stream) } }

    func process(_ outside: inout compression_stream, isLast: Bool) -> compression_status {
        guard isReady else { return COMPRESSION_STATUS_ERROR }
        stream.next_in = UnsafeMutablePointer(mutating: outside.src_ptr)
        stream.avail_in = UInt32(clamping: outside.src_size)
        stream.next_out = outside.dst_ptr
        stream.avail_out = UInt32(clamping: outside.dst_size)
        let (given, room) = (stream.avail_in, stream.avail_out)
        let status = isEncoding ? deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&stream, Z_NO_FLUSH)
        let (read, written) = (Int(given - stream.avail_in), Int(room - stream.avail_out))
        (outside.src_ptr, outside.src_size) = (outside.src_ptr + read, outside.src_size - read)
        (outside.dst_ptr, outside.dst_size) = (outside.dst_ptr + written, outside.dst_size - written)
        switch status {
        case Z_STREAM_END: return COMPRESSION_STATUS_END
        case Z_OK: return COMPRESSION_STATUS_OK
        // Nothing moved: the last bytes are missing, or there is no room.
        case Z_BUF_ERROR: return isLast && !isEncoding && outside.dst_size > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}

@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB else {
        notImplemented("compression_stream_init: algorithm 0x\(String(algorithm.rawValue, radix: 16))")
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = Unmanaged.passRetained(DeflatedStream(isEncoding: operation == COMPRESSION_STREAM_ENCODE)).toOpaque()
    return COMPRESSION_STATUS_OK
}

@discardableResult public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    return Unmanaged<DeflatedStream>.fromOpaque(state).takeUnretainedValue().process(&stream.pointee, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

@discardableResult public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<DeflatedStream>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

/// What the functions below would need of a caller's memory: they have their own.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Bytes written; 0 where they don't fit, or on a fault.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { pack(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

/// Bytes written: as many as fit; 0 on a fault.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { pack(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

private func pack(
    _ operation: compression_stream_operation, _ target: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int, _ algorithm: compression_algorithm
) -> Int {
    var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: source, src_size: count, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return 0 }
    defer { compression_stream_destroy(&stream) }
    var status = COMPRESSION_STATUS_OK
    while status == COMPRESSION_STATUS_OK, stream.dst_size > 0 {
        let before = (stream.dst_size, stream.src_size)
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        if before == (stream.dst_size, stream.src_size), status == COMPRESSION_STATUS_OK { break }
    }
    if status == COMPRESSION_STATUS_END { return room - stream.dst_size }
    return operation == COMPRESSION_STREAM_DECODE && stream.dst_size == 0 ? room : 0
}
