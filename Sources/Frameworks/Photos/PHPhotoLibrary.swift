@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

open class PHObject: ObjCObject { open var localIdentifier: String { "" } }
open class PHAsset: PHObject {}

/// Named only: the library is empty and access is refused.
open class PHPhotoLibrary: ObjCObject, @unchecked Sendable {
    private static let instance = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { instance }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        notImplemented("PHPhotoLibrary.requestAuthorization(_:)")
        DispatchQueue.main.async { handler(.denied) }
    }
}
