import Foundation

// What corelibs' Core Foundation calls its modes, and asks of a thread.

public let kCFRunLoopDefaultMode = RunLoop.Mode.default.rawValue
public let kCFRunLoopCommonModes = RunLoop.Mode.common.rawValue

public func _CFIsMainThread() -> Bool { Thread.isMainThread }
