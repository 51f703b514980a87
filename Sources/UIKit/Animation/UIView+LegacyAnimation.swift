/// `beginAnimations` … `commitAnimations`, as written before blocks.
extension UIView {
    private final class Legacy {
        var id: String?
        var context: UnsafeMutableRawPointer?
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var options: AnimationOptions = []
        var repeatCount: Float = 0
        weak var delegate: AnyObject?
        var didStop: Selector?
        var willStart: Selector?
        var running: BlockAnimation?
    }

    private static var legacy: [Legacy] = []

    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let made = Legacy()
        (made.id, made.context) = (animationID, context)
        legacy.append(made)
        BlockAnimation.openLegacy { legacyAnimation() }
    }

    private class func legacyAnimation() -> BlockAnimation? {
        guard let top = legacy.last else { return nil }
        if let running = top.running { return running }
        let made = BlockAnimation(duration: top.duration, delay: top.delay, options: top.options.union([.overrideInheritedDuration, .overrideInheritedCurve]))
        top.running = made
        return made
    }

    public class func commitAnimations() {
        guard let top = legacy.popLast() else { return }
        let (delegate, didStop, id) = (top.delegate, top.didStop, top.id)
        if let willStart = top.willStart, let delegate { ObjCClass.send(willStart, to: delegate, arguments: Array([id, nil as Any?].prefix(willStart.argumentCount))) }
        BlockAnimation.closeLegacy(top.running) { finished in
            guard let delegate, let didStop else { return }
            ObjCClass.send(didStop, to: delegate, arguments: Array([id, finished, nil as Any?].prefix(didStop.argumentCount)))
        }
    }

    public class func setAnimationDelegate(_ delegate: Any?) { legacy.last?.delegate = delegate.map { $0 as AnyObject } }
    public class func setAnimationWillStart(_ selector: Selector?) { legacy.last?.willStart = selector }
    public class func setAnimationDidStop(_ selector: Selector?) { legacy.last?.didStop = selector }
    public class func setAnimationDuration(_ duration: TimeInterval) { legacy.last?.duration = duration }
    public class func setAnimationDelay(_ delay: TimeInterval) { legacy.last?.delay = delay }
    public class func setAnimationStart(_ startDate: Date) { legacy.last?.delay = max(startDate.timeIntervalSinceNow, 0) }
    public class func setAnimationCurve(_ curve: AnimationCurve) { legacy.last?.options.formUnion(AnimationOptions(rawValue: UInt(curve.rawValue) << 16)) }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { if repeatCount > 1 { legacy.last?.options.insert(.repeat) } }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { if repeatAutoreverses { legacy.last?.options.insert(.autoreverse) } }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}
