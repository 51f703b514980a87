import Foundation

/// Where iOS keeps an app's folders: beneath its home, which here is the app's container. corelibs answers by the desktop's
/// settings, and knows not all of them. Source: Foundation's documentation of `FileManager.SearchPathDirectory`.
enum AppDirectories {
    private static let beneathHome: [FileManager.SearchPathDirectory: String] = [
        .documentDirectory: "Documents", .libraryDirectory: "Library", .cachesDirectory: "Library/Caches",
        .applicationSupportDirectory: "Library/Application Support", .autosavedInformationDirectory: "Library/Autosave Information",
        .inputMethodsDirectory: "Library/Input Methods", .preferencePanesDirectory: "Library/PreferencePanes",
        .documentationDirectory: "Library/Documentation", .applicationScriptsDirectory: "Library/Application Scripts",
        .downloadsDirectory: "Downloads", .moviesDirectory: "Movies", .musicDirectory: "Music", .picturesDirectory: "Pictures",
        .desktopDirectory: "Desktop", .sharedPublicDirectory: "Public", .applicationDirectory: "Applications",
        .demoApplicationDirectory: "Applications/Demos", .adminApplicationDirectory: "Applications/Utilities",
        .developerDirectory: "Developer", .developerApplicationDirectory: "Developer/Applications", .trashDirectory: ".Trash",
    ]

    static func path(_ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask) -> String? {
        guard domain.contains(.userDomainMask), let part = beneathHome[directory] else { return nil }
        return NSHomeDirectory() + "/" + part
    }

    static func url(_ directory: FileManager.SearchPathDirectory) -> URL {
        URL(fileURLWithPath: path(directory, .userDomainMask) ?? NSHomeDirectory(), isDirectory: true)
    }
}

extension FileManager {
    /// What lowering makes of `urls(for:in:)`.
    public func _urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
        AppDirectories.path(directory, domainMask).map { [URL(fileURLWithPath: $0, isDirectory: true)] } ?? []
    }

    /// What lowering makes of `url(for:in:appropriateFor:create:)`.
    public func _url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL {
        if directory == .itemReplacementDirectory {
            let folder = temporaryDirectory.appendingPathComponent("A Document Being Saved By \(ProcessInfo.processInfo.processName) \(UUID().uuidString)", isDirectory: true)
            try createDirectory(at: folder, withIntermediateDirectories: true)
            return folder
        }
        guard let found = _urls(for: directory, in: domain).first else {
            throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "The folder doesn't exist in this domain."])
        }
        if shouldCreate { try createDirectory(at: found, withIntermediateDirectories: true) }
        guard shouldCreate || fileExists(atPath: found.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: found.path]) }
        return found
    }
}

/// What lowering makes of `NSSearchPathForDirectoriesInDomains(_:_:_:)`.
public func _NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] {
    guard let path = AppDirectories.path(directory, domainMask) else { return [] }
    return [expandTilde ? path : "~" + path.dropFirst(NSHomeDirectory().count)]
}

extension URL {
    public static var documentsDirectory: URL { AppDirectories.url(.documentDirectory) }
    public static var libraryDirectory: URL { AppDirectories.url(.libraryDirectory) }
    public static var cachesDirectory: URL { AppDirectories.url(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { AppDirectories.url(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { AppDirectories.url(.downloadsDirectory) }
    public static var desktopDirectory: URL { AppDirectories.url(.desktopDirectory) }
    public static var applicationDirectory: URL { AppDirectories.url(.applicationDirectory) }
    public static var moviesDirectory: URL { AppDirectories.url(.moviesDirectory) }
    public static var musicDirectory: URL { AppDirectories.url(.musicDirectory) }
    public static var picturesDirectory: URL { AppDirectories.url(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { AppDirectories.url(.sharedPublicDirectory) }
    public static var trashDirectory: URL { AppDirectories.url(.trashDirectory) }
}
