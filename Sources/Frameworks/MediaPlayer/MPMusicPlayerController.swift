import UIKit

public enum MPMusicPlaybackState: Int, Sendable { case stopped = 0, playing, paused, interrupted, seekingForward, seekingBackward }
public enum MPMusicRepeatMode: Int, Sendable { case `default` = 0, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default` = 0, off, songs, albums }

/// Named only: it keeps its state and plays nothing.
open class MPMusicPlayerController: ObjCObject, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController(), applicationMusicPlayer = MPMusicPlayerController(), applicationQueuePlayer = MPMusicPlayerController()
    open private(set) var playbackState = MPMusicPlaybackState.stopped
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
    open var isPreparedToPlay: Bool { false }
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) {}
    open func prepareToPlay() {}
    open func play() {
        notImplemented("MPMusicPlayerController.play()")
        playbackState = .playing
    }
    open func pause() { playbackState = .paused }
    open func stop() { playbackState = .stopped }
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// A slider that changes nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(slider)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(slider)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = bounds
    }
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { MPVolumeView() }
    }
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1), podcast = Self(rawValue: 2), audioBook = Self(rawValue: 4), anyAudio = Self(rawValue: 255), any = Self(rawValue: .max)
}

/// An empty screen: there are no media.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?
    public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
}
