import Foundation
import ObjCRuntime

/// Resources on demand. They are all in the bundle, so that they are there at once.
open class NSBundleResourceRequest: ObjCObject, ProgressReporting, @unchecked Sendable {
    public let tags: Set<String>
    public let bundle: Bundle
    public let progress = Progress(totalUnitCount: 1)
    open var loadingPriority = 0.5

    public init(tags: Set<String>, bundle: Bundle) {
        (self.tags, self.bundle) = (tags, bundle)
        super.init()
    }
    public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

    open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async {
            self.progress.completedUnitCount = 1
            completionHandler(nil)
        }
    }
    open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }
    open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async {
            self.progress.completedUnitCount = 1
            completionHandler(true)
        }
    }
    open func conditionallyBeginAccessingResources() async -> Bool { progress.completedUnitCount = 1; return true }
    open func endAccessingResources() {}
}

public let NSBundleResourceRequestLoadingPriorityUrgent = 1.0

extension Bundle {
    /// They stay anyway.
    public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}
    public func preservationPriority(forTag tag: String) -> Double { 1 }
}

extension NSNotification.Name {
    public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
