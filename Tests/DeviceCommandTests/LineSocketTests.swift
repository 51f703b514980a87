import DeviceCommands
import Foundation
import XCTest

final class LineSocketTests: XCTestCase {
    /// A process that the other end has started, and left, holds its socket open.
    func testAnEndThatOnlyItsProcessTells() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").path
        let listener = try LineListener(path: path)
        defer { listener.removeFile() }
        let reader = try LineSocket(connectingTo: path), writer = try XCTUnwrap(listener.accept())
        writer.writeLine("last words")
        var looks = 0
        func isOpen() -> Bool { looks += 1; return looks < 3 }
        XCTAssertEqual(reader.readLine(while: isOpen), "last words")
        XCTAssertNil(reader.readLine(while: isOpen))
        XCTAssertEqual(looks, 3)
        XCTAssertTrue(writer.writeLine("not heard"), "it is still open")
        XCTAssertEqual(reader.readLine(), "not heard")
    }
}
