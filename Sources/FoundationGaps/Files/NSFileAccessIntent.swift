import Foundation
import ObjCRuntime

/// What a coordinated access is for.
open class NSFileAccessIntent: ObjCObject, @unchecked Sendable {
    public let url: URL
    let writes: Bool

    private init(_ url: URL, writes: Bool) {
        (self.url, self.writes) = (url, writes)
        super.init()
    }

    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent { NSFileAccessIntent(url, writes: false) }
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent { NSFileAccessIntent(url, writes: true) }
}

extension NSFileCoordinator {
    /// The access is granted on `queue`.
    public func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void) {
        nonisolated(unsafe) let coordinator = self
        queue.addOperation {
            accessor(nil)
            for intent in intents where intent.writes { coordinator.tell(intent.url) }
        }
    }
}
