import Foundation

extension URL {
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = Self(rawValue: 1 << 9), suitableForBookmarkFile = Self(rawValue: 1 << 10), withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }

    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = Self(rawValue: 1 << 8), withoutMounting = Self(rawValue: 1 << 9), withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    /// What finds the file again: its path. Throws where there is no file.
    public func bookmarkData(options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data {
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
        return Data("understudy bookmark\n\(standardizedFileURL.path)".utf8)
    }

    /// Throws for what is no bookmark and where the file has gone.
    public init(resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", maxSplits: 1)
        guard lines.count == 2, lines[0] == "understudy bookmark" else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: String(lines[1])) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: String(lines[1])]) }
        self.init(fileURLWithPath: String(lines[1]))
        bookmarkDataIsStale = false
    }
}
