@_exported import Foundation

/// A type of file, by its identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    private let filenameExtension: String?

    public init?(_ identifier: String) { self.init(importedAs: identifier) }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { (self.identifier, filenameExtension) = (identifier, Self.known[identifier]) }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(importedAs: identifier) }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.known.first(where: { $0.value == filenameExtension.lowercased() }) else { return nil }
        (identifier, self.filenameExtension) = (found.key, found.value)
    }

    public var preferredFilenameExtension: String? { filenameExtension }

    private static let known = ["public.png": "png", "public.jpeg": "jpeg", "com.compuserve.gif": "gif", "public.plain-text": "txt", "com.adobe.pdf": "pdf", "public.json": "json", "public.html": "html", "public.mpeg-4": "mp4", "public.mp3": "mp3", "public.xml": "xml", "public.rtf": "rtf", "com.pkware.zip-archive": "zip"]

    public static let item = UTType(importedAs: "public.item"), content = UTType(importedAs: "public.content"), data = UTType(importedAs: "public.data")
    public static let image = UTType(importedAs: "public.image"), png = UTType(importedAs: "public.png"), jpeg = UTType(importedAs: "public.jpeg"), gif = UTType(importedAs: "com.compuserve.gif")
    public static let movie = UTType(importedAs: "public.movie"), video = UTType(importedAs: "public.video"), audio = UTType(importedAs: "public.audio"), mp3 = UTType(importedAs: "public.mp3")
    public static let text = UTType(importedAs: "public.text"), plainText = UTType(importedAs: "public.plain-text"), utf8PlainText = UTType(importedAs: "public.utf8-plain-text"), html = UTType(importedAs: "public.html")
    public static let url = UTType(importedAs: "public.url"), fileURL = UTType(importedAs: "public.file-url"), folder = UTType(importedAs: "public.folder"), json = UTType(importedAs: "public.json"), pdf = UTType(importedAs: "com.adobe.pdf"), zip = UTType(importedAs: "com.pkware.zip-archive")
}
