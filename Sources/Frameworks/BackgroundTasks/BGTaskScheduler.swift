@_exported import Foundation
import ObjCRuntime

/// As on the simulator: tasks can be registered, and none can be submitted.
open class BGTaskScheduler: ObjCObject, @unchecked Sendable {
    public struct Error: _BridgedStoredNSError {
        public enum Code: Int, Sendable, _ErrorCodeProtocol {
            public typealias _ErrorType = BGTaskScheduler.Error
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var _nsErrorDomain: String { errorDomain }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }

    private static let instance = BGTaskScheduler()
    open class var shared: BGTaskScheduler { instance }
    private var identifiers: Set<String> = []
    private let lock = NSLock()

    /// True for an identifier that Info.plist permits, the first time.
    @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
        let permitted = Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []
        return permitted.contains(identifier) && lock.withLock { identifiers.insert(identifier).inserted }
    }
    open func submit(_ taskRequest: BGTaskRequest) throws {
        notImplemented("BGTaskScheduler.submit(_:)")
        throw Error(.unavailable)
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { DispatchQueue.global().async { completionHandler([]) } }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
