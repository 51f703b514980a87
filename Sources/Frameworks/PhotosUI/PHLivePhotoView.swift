import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined = 0, full, hint }

@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}

/// Named only: it stays empty.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open var livePhoto: PHLivePhoto?
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var isMuted = false
    public let playbackGestureRecognizer = UIGestureRecognizer()
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { notImplemented("PHLivePhotoView.startPlayback(with:)") }
    open func stopPlayback() {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { PHLivePhotoView() }
    }
}
