@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Named only: the library is empty, access is refused, and changes fail.
open class PHPhotoLibrary: ObjCObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { instance }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        notImplemented("PHPhotoLibrary.requestAuthorization(_:)")
        DispatchQueue.main.async { handler(.denied) }
    }
    open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) { requestAuthorization(handler) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

    private static func refused() -> NSError { NSError(domain: "PHPhotosErrorDomain", code: 3311, userInfo: [NSLocalizedDescriptionKey: "Access to photos is denied."]) }

    /// The changes are refused without being asked for.
    open func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
        notImplemented("PHPhotoLibrary.performChanges(_:completionHandler:)")
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.global().async { done?(false, Self.refused()) }
    }
    open func performChanges(_ changeBlock: @escaping () -> Void) async throws { throw Self.refused() }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { throw Self.refused() }
}
