import Foundation

/// The folder that the apps' sockets lie in. Its path is short, as a socket's has to be.
@MainActor enum LaunchFolder {
    private static var count = 0

    private static let path: String? = {
        var template = Array("/tmp/understudy-ui-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        atexit { MainActor.assumeIsolated { LaunchFolder.leave() } }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    /// A path at which nobody listens yet.
    static func newSocket() throws -> String {
        guard let path else { throw DrivingError.unreachable("a folder for sockets can't be made in /tmp: \(String(cString: strerror(errno)))") }
        count += 1
        return "\(path)/\(count)"
    }

    /// The tester's end is its apps' end.
    private static func leave() {
        ApplicationUnderTest.terminateAll()
        if let path { try? FileManager.default.removeItem(atPath: path) }
    }
}
