import CoreGraphics
import Foundation

/// How the time of a layer or an animation follows its parent's. Seconds.
public protocol CAMediaTiming: AnyObject {
    var autoreverses: Bool { get set }
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var fillMode: CAMediaTimingFillMode { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
}

/// Seconds since start-up, on the clock that animations run by.
public func CACurrentMediaTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
