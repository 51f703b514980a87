import Foundation

/// Settings in one file, `Library/Preferences/NAME.plist`. Changes are written soon after they are made, and before the process ends.
final class DefaultsDomain: @unchecked Sendable {
    private let lock = NSLock()
    private let file: URL
    private var content: [String: Any]
    private var isDirty = false
    private var isWaiting = false

    private init(_ name: String) {
        file = Self.folder.appendingPathComponent("\(name).plist")
        content = PropertyListFile.read(file) as? [String: Any] ?? [:]
    }

    subscript(key: String) -> Any? {
        get { lock.withLock { content[key] } }
        set { edit { $0[key] = newValue } }
    }

    var values: [String: Any] { lock.withLock { content } }
    func replace(with values: [String: Any]) { edit { $0 = values } }

    private func edit(_ body: (inout [String: Any]) -> Void) {
        let asks = lock.withLock {
            body(&content)
            isDirty = true
            defer { isWaiting = true }
            return !isWaiting
        }
        guard asks else { return }
        _ = Self.writesAtExit
        Self.writer.async { self.write() }
    }

    @discardableResult func write() -> Bool {
        lock.withLock {
            isWaiting = false
            guard isDirty else { return true }
            do {
                try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
                try PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0).write(to: file, options: .atomic)
                isDirty = false
                return true
            } catch {
                FileHandle.standardError.write(Data("understudy: settings aren't saved in \(file.path): \(error)\n".utf8))
                return false
            }
        }
    }

    // MARK: All of them

    private static let writer = DispatchQueue(label: "UserDefaults")
    private static let registry = NSLock()
    nonisolated(unsafe) private static var known: [String: DefaultsDomain] = [:]
    private static let writesAtExit: Void = { atexit { DefaultsDomain.writeAll() } }()

    private static func writeAll() { registry.withLock { Array(known.values) }.forEach { $0.write() } }

    static let ofApp = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    static let global = named(".GlobalPreferences")

    static func named(_ name: String) -> DefaultsDomain {
        let name = name == UserDefaults.globalDomain ? ".GlobalPreferences" : name
        return registry.withLock {
            if let found = known[name] { return found }
            let made = DefaultsDomain(name)
            known[name] = made
            return made
        }
    }

    /// The app's container; without one, where this system keeps settings.
    private static let folder: URL = {
        let environment = ProcessInfo.processInfo.environment
        if let home = environment["CFFIXED_USER_HOME"] { return URL(fileURLWithPath: home).appendingPathComponent("Library/Preferences") }
        return URL(fileURLWithPath: environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config")
    }()
}
