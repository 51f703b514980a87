import Foundation
import XCTest

/// A desktop of a test's own: Xvfb, with xdotool for a mouse and a keyboard. What they do are X events like any others.
final class Desktop {
    let display: String
    private let server = Process()
    static let size = CGSize(width: 1280, height: 1024)

    /// Skips the test where there is no Xvfb or no xdotool.
    init(_ test: XCTestCase) throws {
        let tools = ["Xvfb", "xdotool"].map(Desktop.find)
        try XCTSkipIf(tools.contains(nil), "needs Xvfb and xdotool (Debian's packages xvfb and xdotool)")
        let output = Pipe()
        server.executableURL = tools[0]
        server.arguments = ["-displayfd", "1", "-noreset", "-screen", "0", "\(Int(Desktop.size.width))x\(Int(Desktop.size.height))x24"]
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server says which display it took once it is up.
        let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        display = ":\(number)"
        try XCTSkipIf(number.isEmpty, "Xvfb doesn't start here")
        test.addTeardownBlock { [server] in
            server.terminate()
            server.waitUntilExit()
        }
    }

    private static func find(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    @discardableResult func xdotool(_ words: String...) throws -> String { try run("xdotool", words) }

    /// The keyboard's layout: `us`, `de`.
    func setLayout(_ name: String) throws { try run("setxkbmap", ["-layout", name]) }

    @discardableResult private func run(_ name: String, _ words: [String]) throws -> String {
        let tool = Process(), output = Pipe()
        tool.executableURL = try XCTUnwrap(Desktop.find(name), "needs \(name)")
        tool.arguments = words
        // xdotool reads what it types in the locale's encoding, setxkbmap calls other programs.
        tool.environment = ["DISPLAY": display, "LC_ALL": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        try tool.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tool.waitUntilExit()
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    // MARK: The device's window

    /// Its number, once it shows; titles hold the app's name.
    func window(titled title: String) throws -> String {
        for _ in 0..<150 {
            let found = try xdotool("search", "--onlyvisible", "--name", title)
            if !found.isEmpty { return found.components(separatedBy: "\n")[0] }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw Failure(message: "no window titled \(title)")
    }

    struct Failure: Error { let message: String }

    /// Its place on the screen, in pixels.
    func frame(of window: String) throws -> CGRect {
        let lines = try xdotool("getwindowgeometry", "--shell", window).split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
        let values = Dictionary(lines.compactMap { $0.count == 2 ? ($0[0], Double($0[1]) ?? 0) : nil }) { $1 }
        return CGRect(x: values["X"] ?? 0, y: values["Y"] ?? 0, width: values["WIDTH"] ?? 0, height: values["HEIGHT"] ?? 0)
    }

    /// As a desktop's close button does: a message that asks the window's program.
    func close(_ window: String) throws { try CloseRequest.send(to: try XCTUnwrap(UInt(window)), display: display) }
}
