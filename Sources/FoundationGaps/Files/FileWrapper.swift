import Foundation
import ObjCRuntime

/// A file, a folder of files or a link, with what is in it.
open class FileWrapper: ObjCObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = Self(rawValue: 1), withoutMapping = Self(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = Self(rawValue: 1), withNameUpdating = Self(rawValue: 2)
    }

    private enum Contents { case file(Data), folder([String: FileWrapper]), link(URL) }
    private var contents: Contents

    open var filename: String?
    private var preferred: String?
    open var preferredFilename: String? {
        get { preferred }
        set { preferred = newValue }
    }
    open var fileAttributes: [String: Any] = [:]

    private init(_ contents: Contents) { self.contents = contents; super.init() }
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.init(.folder([:]))
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            child.preferredFilename = child.preferredFilename ?? name
            addFileWrapper(child)
        }
    }

    public convenience init(url: URL, options: ReadingOptions = []) throws {
        self.init(try Self.read(url))
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    open func read(from url: URL, options: ReadingOptions = []) throws {
        contents = try Self.read(url)
        fileAttributes = Self.attributes(of: url)
    }

    private static func attributes(of url: URL) -> [String: Any] {
        let found = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return [String: Any](uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    }

    private static func read(_ url: URL) throws -> Contents {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) { return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent())) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return .file(try Data(contentsOf: url)) }
        let children = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        return .folder(try Dictionary(uniqueKeysWithValues: children.map { ($0.lastPathComponent, try FileWrapper(url: $0)) }))
    }

    open var isRegularFile: Bool { if case .file = contents { true } else { false } }
    open var isDirectory: Bool { if case .folder = contents { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = contents { true } else { false } }
    open var regularFileContents: Data? { if case .file(let data) = contents { data } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = contents { url } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = contents { children } else { nil } }

    /// Whether what was read is what is there now.
    open func matchesContents(of url: URL) -> Bool {
        guard let there = try? FileWrapper(url: url) else { return false }
        return isSame(as: there)
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (contents, other.contents) {
        case (.file(let mine), .file(let theirs)): mine == theirs
        case (.link(let mine), .link(let theirs)): mine.path == theirs.path
        case (.folder(let mine), .folder(let theirs)): mine.count == theirs.count && mine.allSatisfy { name, child in theirs[name].map(child.isSame) ?? false }
        default: false
        }
    }

    // MARK: Folders

    private func folder(_ method: String) -> [String: FileWrapper] {
        if case .folder(let children) = contents { return children }
        NSException(name: .internalInconsistencyException, reason: "-[NSFileWrapper \(method)]: the receiver isn't a directory", userInfo: nil).raise()
        return [:]
    }

    /// The name that it gets: the preferred one, or where that is taken one like it.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        var children = folder("addFileWrapper:")
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            NSException(name: .invalidArgumentException, reason: "-[NSFileWrapper addFileWrapper:]: the child has no preferred filename", userInfo: nil).raise()
            return ""
        }
        var name = wanted, number = 1
        while let taken = children[name], taken !== child {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        child.filename = child.filename ?? name
        contents = .folder(children)
        return name
    }

    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) { contents = .folder(folder("removeFileWrapper:").filter { $0.value !== child }) }
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { folder("keyForFileWrapper:").first { $0.value === child }?.key }

    // MARK: Writing

    /// A folder is made beside its place and put there when it is whole.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let place = isDirectory ? url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)") : url
        do {
            try put(at: place, atomically: options.contains(.atomic))
            if place != url {
                if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
                try FileManager.default.moveItem(at: place, to: url)
            }
        } catch {
            if place != url { try? FileManager.default.removeItem(at: place) }
            throw error
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func put(at url: URL, atomically: Bool) throws {
        switch contents {
        case .file(let data): try data.write(to: url, options: atomically ? .atomic : [])
        case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children { try child.put(at: url.appendingPathComponent(name), atomically: false) }
        }
    }

    // MARK: In one piece

    open var serializedRepresentation: Data? {
        func list(_ wrapper: FileWrapper) -> [String: Any] {
            switch wrapper.contents {
            case .file(let data): ["file": data]
            case .link(let url): ["link": url.path]
            case .folder(let children): ["folder": children.mapValues(list)]
            }
        }
        return try? PropertyListSerialization.data(fromPropertyList: list(self), format: .binary, options: 0)
    }

    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        func contents(_ list: Any?) -> Contents? {
            guard let list = list as? [String: Any] else { return nil }
            if let data = list["file"] as? Data { return .file(data) }
            if let path = list["link"] as? String { return .link(URL(fileURLWithPath: path)) }
            guard let children = list["folder"] as? [String: Any] else { return nil }
            return .folder(children.compactMapValues { contents($0).map(FileWrapper.init) })
        }
        guard let found = contents(try? PropertyListSerialization.propertyList(from: serializeRepresentation, format: nil)) else { return nil }
        self.init(found)
    }
}
