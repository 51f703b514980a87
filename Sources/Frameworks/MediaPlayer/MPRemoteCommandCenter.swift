import Foundation
import ObjCRuntime

public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200 }

open class MPRemoteCommandEvent: ObjCObject { open var timestamp: TimeInterval { 0 } }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { open var positionTime: TimeInterval { 0 } }
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { open var interval: TimeInterval { 0 } }
open class MPSeekCommandEvent: MPRemoteCommandEvent {}
open class MPFeedbackCommandEvent: MPRemoteCommandEvent { open var isNegative: Bool { false } }

/// Keeps its targets; nobody sends commands.
open class MPRemoteCommand: ObjCObject {
    open var isEnabled = true
    open func addTarget(_ target: Any, action: Selector) {}
    @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand { open var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPFeedbackCommand: MPRemoteCommand { open var isActive = false; open var localizedTitle = "" }

open class MPRemoteCommandCenter: ObjCObject, @unchecked Sendable {
    private static let instance = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { instance }
    public let playCommand = MPRemoteCommand(), pauseCommand = MPRemoteCommand(), stopCommand = MPRemoteCommand(), togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand(), previousTrackCommand = MPRemoteCommand(), seekForwardCommand = MPRemoteCommand(), seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand(), skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let likeCommand = MPFeedbackCommand(), dislikeCommand = MPFeedbackCommand(), bookmarkCommand = MPFeedbackCommand()
}
