import Foundation
import XCTest

/// An app in a window of a ``Desktop``, while it runs.
final class WindowRun {
    private let desktop: Desktop
    private let process = Process()
    private let folder: URL
    private(set) var window = ""
    private var frame = CGRect.zero

    init(_ test: XCTestCase, _ path: String, on desktop: Desktop, title: String, _ options: [String] = []) throws {
        self.desktop = desktop
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = Understudy.products.appendingPathComponent("understudy")
        process.arguments = ["run", path, "--tree", file("tree").path, "--trace", file("trace").path, "--scale", "1"] + options
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": desktop.display, "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": folder.path]) { $1 }
        FileManager.default.createFile(atPath: file("errors").path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: file("errors"))
        process.currentDirectoryURL = folder
        try process.run()
        test.addTeardownBlock { [process, folder] in
            process.terminate()
            process.waitUntilExit(limit: 300)
            try? FileManager.default.removeItem(at: folder)
        }
        window = try desktop.window(titled: title)
        frame = try desktop.frame(of: window)
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
    func text(_ name: String) -> String { (try? String(contentsOf: file(name), encoding: .utf8)) ?? "" }
    /// What the run left in its folder: screenshots.
    var pictures: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".png") } }

    // MARK: Hands

    var size: CGSize { get throws { try desktop.frame(of: window).size } }

    /// Points of the device: the window has one pixel a point.
    func click(_ x: Int, _ y: Int) throws {
        try point(x, y)
        try desktop.xdotool("click", "1")
    }

    /// Where a finger reaches it, once it is there.
    func click(_ name: String) throws {
        let frame = try frame(of: name)
        try click(Int(frame.midX), Int(frame.midY))
    }

    /// With the button held; at rest before it is released, so that nothing flies on.
    func drag(_ x: Int, _ y: Int, to endX: Int, _ endY: Int) throws {
        try point(x, y)
        try desktop.xdotool("mousedown", "1")
        for step in 1...8 {
            try point(x + (endX - x) * step / 8, y + (endY - y) * step / 8)
            Thread.sleep(forTimeInterval: 0.02)
        }
        Thread.sleep(forTimeInterval: 0.2)
        try desktop.xdotool("mouseup", "1")
    }

    /// Notches of the wheel towards the user; negative ones away.
    func turnWheel(_ x: Int, _ y: Int, notches: Int) throws {
        try point(x, y)
        try desktop.xdotool("click", "--repeat", "\(abs(notches))", "--delay", "20", notches > 0 ? "5" : "4")
    }

    func key(_ keys: String...) throws { for key in keys { try desktop.xdotool("key", key) } }
    func type(_ text: String) throws { try desktop.xdotool("type", "--delay", "30", text) }

    private func point(_ x: Int, _ y: Int) throws {
        let frame = try desktop.frame(of: window)
        try desktop.xdotool("mousemove", "\(Int(frame.minX) + x)", "\(Int(frame.minY) + y)")
    }

    // MARK: Looking

    /// What `understudy device` answers; nil where it fails.
    private func device(_ words: String...) throws -> String? {
        let outcome = try Understudy.run(["device"] + words, environment: ["XDG_RUNTIME_DIR": folder.path])
        return outcome.status == 0 ? outcome.output : nil
    }

    /// Whether a text shows, or comes to show within some seconds.
    func shows(_ text: String) throws -> Bool { try eventually { try device("expect", text) != nil } }
    func lacks(_ text: String) throws -> Bool { try eventually { try device("expect-not", text) != nil } }
    var tree: String { (try? device("tree", "-")) ?? "" }

    private struct Element: Decodable {
        struct Frame: Decodable { var x: Double, y: Double, width: Double, height: Double }
        var identifier: String, label: String, placeholder: String?
        var isHittable: Bool
        var frame: Frame
        var children: [Element]
        var all: [Element] { [self] + children.flatMap(\.all) }
    }

    /// Where what has this identifier, label or placeholder is on the screen, in points.
    func frame(of name: String) throws -> CGRect {
        var found: Element?
        _ = try eventually {
            let tree = try device("elements").map { try JSONDecoder().decode(Element.self, from: Data($0.utf8)) }
            found = tree?.all.first { $0.isHittable && [$0.identifier, $0.label, $0.placeholder].contains(name) }
            return found != nil
        }
        let frame = try XCTUnwrap(found, "nothing is called \(name)").frame
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// Events of the trace so far, as `name type`.
    var events: [String] {
        text("trace").split(separator: "\n").compactMap { line in
            let event = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return event.map { event in [event["event"], event["type"]].compactMap { $0 as? String }.filter { !$0.isEmpty }.joined(separator: " ") }
        }
    }

    /// Closes the window as a desktop does, and waits for the end: its exit status.
    func close() throws -> Int32 {
        try desktop.close(window)
        process.waitUntilExit(limit: 300)
        return process.terminationStatus
    }
}

/// Within ten seconds.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<100 {
        if try condition() { return true }
        Thread.sleep(forTimeInterval: 0.1)
    }
    return false
}
