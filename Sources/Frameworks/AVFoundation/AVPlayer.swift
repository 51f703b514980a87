import Foundation
import ObjCRuntime

open class AVAsset: ObjCObject { public let url: URL?; public init(url: URL) { self.url = url; super.init() } }
open class AVURLAsset: AVAsset {}
open class AVPlayerItem: ObjCObject {
    public let asset: AVAsset
    public init(url URL: URL) { asset = AVURLAsset(url: URL); super.init() }
    public init(asset: AVAsset) { self.asset = asset; super.init() }
}

/// Named only: it keeps its item and plays nothing.
open class AVPlayer: ObjCObject {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL); super.init() }
    public init(playerItem item: AVPlayerItem?) { currentItem = item; super.init() }
    public override init() { super.init() }
    open func play() { notImplemented("AVPlayer.play()"); rate = 1 }
    open func pause() { rate = 0 }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { notImplemented("AudioServicesPlaySystemSound(_:)") }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { notImplemented("AudioServicesPlayAlertSound(_:)") }
@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 { outSystemSoundID.pointee = 1; return 0 }
