import Foundation
import ObjCRuntime

/// Named only: there is no photo library. The target is told so by an error, as where the user refuses.
@MainActor public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    SavedPhotosAlbum.refuse("UIImageWriteToSavedPhotosAlbum", image, completionTarget, completionSelector, contextInfo)
}

/// Named only, as for images.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?) {
    SavedPhotosAlbum.refuse("UISaveVideoAtPathToSavedPhotosAlbum", videoPath, completionTarget, completionSelector, contextInfo)
}

public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

private enum SavedPhotosAlbum {
    @MainActor static func refuse(_ name: String, _ item: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        notImplemented(name)
        guard let target = target as AnyObject?, let selector else { return }
        let error = NSError(domain: "ALAssetsLibraryErrorDomain", code: -3310, userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
        nonisolated(unsafe) let (told, arguments): (AnyObject, [Any?]) = (target, [item, error, context])
        RunLoop.main.perform { ObjCClass.send(selector, to: told, arguments: arguments) }
    }
}
