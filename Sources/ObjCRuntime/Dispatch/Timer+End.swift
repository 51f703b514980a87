import Foundation
@_spi(Reflection) import Swift

/// An invalid timer holds neither its block nor its target any more, whoever holds the timer: corelibs keeps them as long as it lives.
@_cdecl("understudy_timer_is_invalid") func timerIsInvalid(_ pointer: UnsafeMutableRawPointer) {
    guard let offset = blockOffset else { return }
    (pointer + offset).assumingMemoryBound(to: (@Sendable (Timer) -> Void).self).pointee = { _ in }
}

/// Of the stored property that corelibs keeps a timer's block in.
private let blockOffset: Int? = {
    var found: Int?
    // The type is a class.
    let options = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: Timer.self, options: options) { name, offset, type, _ in
        if String(cString: name) == "_fire", type == (@Sendable (Timer) -> Void).self { found = offset }
        return true
    }
    return found
}()
