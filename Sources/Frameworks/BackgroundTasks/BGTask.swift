import Foundation
import ObjCRuntime

/// The system alone makes tasks, and makes none here.
open class BGTask: ObjCObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier; super.init() }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
