import Foundation
import XCTest

/// Short forms of `Benchmarks/life`.
final class SoakTests: XCTestCase {
    private func run(_ part: String, _ count: Int) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = Understudy.products.appendingPathComponent("lifebench")
        process.arguments = [part, "\(count)"]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, text)
        return text
    }

    func test_homeAndBackLeavesNothing() throws {
        let text = try run("cycles", 500)
        XCTAssertTrue(text.contains("cycles: 500, each willResignActive, didEnterBackground, willEnterForeground, didBecomeActive"), text)
        XCTAssertTrue(text.contains("living: 1 BenchView"), text)
    }

    func test_launchesAreAllTheSame() throws {
        let text = try run("launches", 10)
        XCTAssertTrue(text.contains("launches: 10, each willFinish didFinish didBecomeActive willResignActive didEnterBackground willTerminate"), text)
    }

    /// H12, H13
    func test_killedWhileItSaves() throws { XCTAssertTrue(try run("kills", 8).contains("kills: 8, each time a whole state")) }
}
