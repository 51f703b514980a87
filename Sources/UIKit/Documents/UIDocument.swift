import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// A file that is opened, edited and saved on its own. Apps subclass it: `contents(forType:)` gives what is written,
/// `load(fromContents:ofType:)` takes what was read.
///
/// Files are read and written at once on the main thread; completion handlers come in a later turn of the run loop, as on iOS.
@preconcurrency @MainActor open class UIDocument: ObjCObject {
    public nonisolated static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    open private(set) var fileURL: URL
    open var fileModificationDate: Date?
    open internal(set) var documentState: UIDocument.State = .closed { didSet { if documentState != oldValue { announceState() } } }
    open var undoManager: UndoManager! { didSet { followUndoManager() } }
    open var userActivity: NSUserActivity?
    var changes = 0
    private var undoObservers: [any NSObjectProtocol] = []

    public override convenience init() { self.init(fileURL: URL(fileURLWithPath: "/dev/null")) }
    public init(fileURL url: URL) {
        precondition(url.isFileURL, "UIDocument is initialised with a file's URL, not \(url)")
        fileURL = url
        super.init()
        undoManager = UndoManager()
        followUndoManager()
    }

    isolated deinit { undoObservers.forEach(NotificationCenter.default.removeObserver) }

    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier by the file's extension.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data" }
    open var savingFileType: String? { fileType }
    open var progress: Progress? { nil }
    open var hasUnsavedChanges: Bool { changes != 0 }

    private func announceState() { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }

    private func followUndoManager() {
        undoObservers.forEach(NotificationCenter.default.removeObserver)
        let kinds: [(NSNotification.Name, ChangeKind)] = [(.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone)]
        let changed: @MainActor @Sendable (ChangeKind) -> Void = { [weak self] in self?.undoManagerChanged($0) }
        undoObservers = kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { _ in MainActor.assumeIsolated { changed(kind) } }
        }
    }

    private func undoManagerChanged(_ kind: ChangeKind) {
        // An undone group closes another, which isn't a further change.
        guard kind != .done || !undoManager.isUndoing && !undoManager.isRedoing else { return }
        updateChangeCount(kind)
    }

    func moved(to url: URL) { fileURL = url }

    // MARK: For subclasses

    /// What is to be written: Data. A subclass overrides it.
    open func contents(forType typeName: String) throws -> Any { Data() }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String { fileURL.pathExtension }
    open func disableEditing() {}
    open func enableEditing() {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    open func updateUserActivityState(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL]) }

    /// Says the error on the log. An override calls `finishedHandlingError(_:recovered:)`.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        FileHandle.standardError.write(Data("understudy: \(fileURL.lastPathComponent): \(error.localizedDescription)\n".utf8))
        finishedHandlingError(error, recovered: false)
    }

    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    // MARK: Changes

    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: changes = 0
        }
    }

    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changes }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation) { changes -= changeCountToken as? Int ?? 0 }

    // MARK: Opening and closing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        documentState.insert(.progressAvailable)
        let success = attempt { try read(from: fileURL) }
        documentState = success ? .normal : .closed
        later(completionHandler, success)
    }

    /// Reads the file and has it loaded.
    /// - Partly: a folder would be a FileWrapper, which isn't there; it throws `fileReadUnsupportedScheme`.
    open func read(from url: URL) throws {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey, .contentModificationDateKey])
        guard values.isDirectory != true else { throw CocoaError(.fileReadUnsupportedScheme) }
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
        fileModificationDate = values.contentModificationDate
        changes = 0
    }

    /// Saves what isn't saved, then closes.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return later(completionHandler, true) }
        autosave { [self] success in
            documentState = .closed
            completionHandler?(success)
        }
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        let success = attempt { try read(from: url) }
        enableEditing()
        later(completionHandler, success)
    }

    // MARK: Saving

    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return later(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        let token = changeCountToken(for: saveOperation)
        let success = attempt {
            let contents = try contents(forType: savingFileType ?? "public.data")
            try writeContents(contents, andAttributes: fileAttributesToWrite(to: url, for: saveOperation), safelyTo: url, for: saveOperation)
        }
        if success {
            updateChangeCount(withToken: token, for: saveOperation)
            moved(to: url)
            documentState.remove(.closed)
            documentState.remove(.savingError)
        } else { documentState.insert(.savingError) }
        later(completionHandler, success)
    }

    open func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL, for saveOperation: UIDocument.SaveOperation) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
        fileModificationDate = try url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    open func writeContents(_ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
        default: throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: "contents(forType:) gave a \(_typeName(type(of: contents))), which isn't Data"])
        }
    }

    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { later({ _ in block() }, true) }

    private func attempt(_ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }
}

/// What opening and saving end with comes in a later turn.
@MainActor private func later(_ handler: ((Bool) -> Void)?, _ success: Bool) {
    guard let handler else { return }
    nonisolated(unsafe) let call = handler
    DispatchQueue.main.async { call(success) }
}
