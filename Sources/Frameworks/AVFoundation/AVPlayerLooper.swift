import CoreMedia
import Foundation
import ObjCRuntime

/// Named only: what doesn't play doesn't begin again.
open class AVPlayerLooper: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, ready, failed, cancelled }
    open var status: Status { .ready }
    open var error: (any Error)? { nil }
    open var loopCount: Int { 0 }
    open var loopingPlayerItems: [AVPlayerItem] { [] }
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) { self.init(player: player, templateItem: itemToLoop) }
    open func disableLooping() {}
}
