import Foundation
import ObjCRuntime

public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
    func presentedItemDidChange()
}

extension NSFilePresenter {
    public func presentedItemDidChange() {}
}

/// Gives access to files in turn. Only this process is here, and it waits for itself: `accessor` runs at once.
open class NSFileCoordinator: ObjCObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = Self(rawValue: 1), resolvesSymbolicLink = Self(rawValue: 2), immediatelyAvailableMetadataOnly = Self(rawValue: 4), forUploading = Self(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = Self(rawValue: 1), forMoving = Self(rawValue: 2), forMerging = Self(rawValue: 4), forReplacing = Self(rawValue: 8), contentIndependentMetadataOnly = Self(rawValue: 16)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
    open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { lock.withLock { presenters.append(filePresenter) } }
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { lock.withLock { presenters.removeAll { $0 === filePresenter } } }

    private let own: (any NSFilePresenter)?
    open var purposeIdentifier = UUID().uuidString
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { own = filePresenterOrNil; super.init() }
    public override init() { own = nil; super.init() }

    open func coordinate(readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void) { reader(url) }

    open func coordinate(writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void) {
        writer(url)
        tell(url)
    }

    open func coordinate(readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void) {
        readerWriter(readingURL, writingURL)
        tell(writingURL)
    }

    open func coordinate(writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void) {
        writer(url1, url2)
        tell(url1)
        tell(url2)
    }

    open func cancel() {}

    func tell(_ url: URL) {
        for presenter in Self.filePresenters where presenter !== own && presenter.presentedItemURL?.standardizedFileURL == url.standardizedFileURL {
            nonisolated(unsafe) let presenter = presenter
            presenter.presentedItemOperationQueue.addOperation { presenter.presentedItemDidChange() }
        }
    }
}

extension URL {
    /// Every file that the app can reach is its own here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
