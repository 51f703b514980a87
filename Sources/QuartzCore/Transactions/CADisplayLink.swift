import CoreGraphics
import Foundation
import ObjCRuntime

/// Calls a target at each frame.
open class CADisplayLink: ObjCObject, @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector
    private var loops = 0
    private var lastFired: CFTimeInterval = -.infinity
    nonisolated(unsafe) private static var links: [CADisplayLink] = []

    /// A link without a target, which calls nobody.
    public override convenience init() { self.init(target: NSObject(), selector: Selector("")) }
    /// Keeps `target` until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var duration: CFTimeInterval = 1.0 / 60
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    open var isPaused = false
    open var frameInterval = 1
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops += 1
        if !CADisplayLink.links.contains(where: { $0 === self }) { CADisplayLink.links.append(self) }
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops -= 1
        if loops <= 0 { CADisplayLink.links.removeAll { $0 === self } }
    }

    open func invalidate() {
        loops = 0
        CADisplayLink.links.removeAll { $0 === self }
    }

    private var interval: CFTimeInterval {
        let preferred = preferredFrameRateRange.preferred.map(Double.init) ?? 0
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred > 0 ? preferred : 60 / Double(max(frameInterval, 1))
        return 1 / min(max(rate, 1), 120)
    }

    /// Whether a frame is to come even if nothing changes.
    package static var areActive: Bool { links.contains { !$0.isPaused } }

    /// Sends to all that are due. `duration` is the time of one frame in seconds.
    package static func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
        for link in links where !link.isPaused && time - link.lastFired >= link.interval - frameDuration / 2 {
            link.lastFired = time
            link.timestamp = time
            link.duration = frameDuration
            link.send()
        }
    }

    private func send() {
        guard let object = target as? ObjCObject else { return Log.once("CADisplayLink: the target isn't an NSObject: \(type(of: target))") }
        guard let action = ObjCClass.of(object).action(selector) else {
            return Log.once("CADisplayLink: \(type(of: object)) has no method for \(selector)")
        }
        _ = action(object, [self])
    }
}
