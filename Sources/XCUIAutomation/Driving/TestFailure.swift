import Foundation
import ObjCRuntime
import XCTest
import XCTestGaps

/// Fails the running test at the line of it that called.
@MainActor enum TestFailure {
    static func record(_ message: String) {
        guard let test = XCTestCase._current else {
            FileHandle.standardError.write(Data("error: outside of a test: \(message)\n".utf8))
            return
        }
        // `path:line`
        let place = CallSite.here().lines.first, colon = place?.lastIndex(of: ":")
        let line = colon.flatMap { Int(place![place!.index(after: $0)...]) }
        test.recordFailure(
            withDescription: message, inFile: colon.map { String(place![..<$0]) } ?? "<unknown>", atLine: line ?? 0, expected: true)
    }
}
