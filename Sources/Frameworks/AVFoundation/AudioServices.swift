import Foundation
import ObjCRuntime

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xfff
public let kAudioServicesNoError: Int32 = 0
public let kAudioSessionNoError: Int32 = 0

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { notImplemented("AudioServicesPlaySystemSound(_:)") }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { notImplemented("AudioServicesPlayAlertSound(_:)") }

/// As nothing is heard, the sound is over at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}

@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    outSystemSoundID.pointee = 1
    return kAudioServicesNoError
}

@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> Int32 {
    AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID)
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { kAudioServicesNoError }
