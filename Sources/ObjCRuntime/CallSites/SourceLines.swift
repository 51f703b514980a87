import Foundation
import Runtime

/// The functions and source lines of return addresses, by the line tables of the process's own binaries.
struct SourceLines {
    struct Frame {
        /// Mangled.
        var name: String
        var image: String
        var place: (path: String, line: Int)?

        /// Code of Understudy or of the standard library, that the app's code called.
        var isOfFrameworks: Bool {
            if image.hasPrefix("libUnderstudyKit") || image.hasPrefix("libswiftCore") { return true }
            if let place, place.path.hasPrefix(SourceLines.sources) { return true }
            return SourceLines.modules.contains { name.hasPrefix("$s\($0.utf8.count)\($0)") || name.hasPrefix("$sSo\($0)") }
        }
    }

    private static let modules = ["UIKit", "ObjCRuntime", "FoundationGaps", "QuartzCore", "CoreGraphics", "DeviceHost", "XCUIAutomation", "XCTestGaps", "TestRunner", "XCTest"]
    /// The folder that Understudy's modules lie in.
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"

    /// Innermost first.
    let frames: [Frame]

    init(_ addresses: [UInt]) {
        let backtrace = Self.backtrace(addresses)?.symbolicated()
        frames = backtrace?.frames.map { frame in
            let symbol = frame.symbol
            let place = symbol?.sourceLocation.flatMap { $0.line > 0 ? (path: $0.path, line: $0.line) : nil }
            return Frame(name: symbol?.rawName ?? "", image: symbol?.imageName ?? "", place: place)
        } ?? []
    }

    /// A backtrace of addresses that were taken earlier. The standard library reads one only in its written form: for each
    /// address 0x27, a return address of eight bytes, then its difference to the one before, highest byte first.
    private static func backtrace(_ addresses: [UInt]) -> Backtrace? {
        var bytes: [UInt8] = [0x02], last: UInt = 0
        for address in addresses {
            bytes.append(0x27)
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: (address &- last) >> (56 - 8 * $0)) }
            last = address
        }
        guard let now = try? Backtrace.capture(limit: 1, images: ImageMap.capture()), let data = try? JSONEncoder().encode(now),
              var written = try? JSONDecoder().decode([String: String].self, from: data) else { return nil }
        written["backtrace"] = Data(bytes).base64EncodedString().replacingOccurrences(of: "=", with: "")
        return (try? JSONEncoder().encode(written)).flatMap { try? JSONDecoder().decode(Backtrace.self, from: $0) }
    }
}
