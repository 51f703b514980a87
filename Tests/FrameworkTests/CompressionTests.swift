import Compression
import XCTest

final class CompressionTests: XCTestCase {
    private let text = [UInt8](String(repeating: "the heron stands in the water, ", count: 200).utf8)

    func testBytesComeBack() {
        var packed = [UInt8](repeating: 0, count: 4096), unpacked = [UInt8](repeating: 0, count: text.count)
        let count = compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_ZLIB)
        XCTAssertGreaterThan(count, 0)
        XCTAssertLessThan(count, text.count / 10)
        XCTAssertEqual(compression_decode_buffer(&unpacked, unpacked.count, packed, count, nil, COMPRESSION_ZLIB), text.count)
        XCTAssertEqual(unpacked, text)
    }

    func testWhatDoesNotFitIsNothing() {
        var packed = [UInt8](repeating: 0, count: 8)
        XCTAssertEqual(compression_encode_buffer(&packed, packed.count, text, text.count, nil, COMPRESSION_ZLIB), 0)
    }

    func testAStreamInPieces() {
        var packed: [UInt8] = [], room = [UInt8](repeating: 0, count: 16)
        text.withUnsafeBufferPointer { source in
            room.withUnsafeMutableBufferPointer { target in
                var stream = compression_stream(dst_ptr: target.baseAddress!, dst_size: target.count, src_ptr: source.baseAddress!, src_size: source.count, state: nil)
                XCTAssertEqual(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB), COMPRESSION_STATUS_OK)
                var status = COMPRESSION_STATUS_OK
                while status == COMPRESSION_STATUS_OK {
                    status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
                    packed += target[..<(target.count - stream.dst_size)]
                    (stream.dst_ptr, stream.dst_size) = (target.baseAddress!, target.count)
                }
                XCTAssertEqual(status, COMPRESSION_STATUS_END)
                XCTAssertEqual(compression_stream_destroy(&stream), COMPRESSION_STATUS_OK)
            }
        }
        var unpacked = [UInt8](repeating: 0, count: text.count)
        XCTAssertEqual(compression_decode_buffer(&unpacked, unpacked.count, packed, packed.count, nil, COMPRESSION_ZLIB), text.count)
        XCTAssertEqual(unpacked, text)
    }

    func testBrokenBytes() {
        var room = [UInt8](repeating: 0, count: 64)
        XCTAssertEqual(compression_decode_buffer(&room, room.count, [0xFF, 0xFF, 0xFF], 3, nil, COMPRESSION_ZLIB), 0)
    }
}
