import CoreGraphics
import Foundation
import ObjCRuntime

/// The root of animations: timing, pace, delegate.
open class CAAnimation: ObjCObject, CAMediaTiming, CAAction, NSCopying, @unchecked Sendable {
    open var autoreverses = false
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0

    open var timingFunction: CAMediaTimingFunction?
    /// Kept strongly, as documented.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var others: [String: Any] = [:]

    public override init() { super.init() }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Animations hold values for any key, so that a delegate can tell them apart.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
    open override func value(forUndefinedKey key: String) -> Any? { others[key] }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("duration", get: { ($0 as! CAAnimation).duration }, set: { ($0 as! CAAnimation).duration = _objcCast($1) })
        glue.property("beginTime", get: { ($0 as! CAAnimation).beginTime }, set: { ($0 as! CAAnimation).beginTime = _objcCast($1) })
        glue.property("repeatCount", get: { ($0 as! CAAnimation).repeatCount }, set: { ($0 as! CAAnimation).repeatCount = _objcCast($1) })
        glue.property("autoreverses", get: { ($0 as! CAAnimation).autoreverses }, set: { ($0 as! CAAnimation).autoreverses = _objcCast($1) })
    }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    open override func copy() -> Any { duplicate() }

    /// A copy of the library's own class: what runs is a copy of what was added.
    func duplicate() -> CAAnimation { fill(CAAnimation()) }

    func fill<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        copy.autoreverses = autoreverses
        copy.beginTime = beginTime
        copy.duration = duration
        copy.fillMode = fillMode
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.others = others
        return copy
    }

    /// Changes the values of `layer` (a presentation layer) to those at `time`, 0…1 of one run. `cycle` counts finished runs.
    func apply(to layer: CALayer, progress: Double, cycle: Int) {}
}
