import CoreGraphics
import DeviceHost
import Foundation
import LaunchRules
import QuartzCore

/// Ends each turn of the main run loop with a commit: animations, layout, transactions, a frame, then what waits for the
/// commit (H3–H5). Frames that come by themselves, for animations and display links, are timers of the same loop.
@MainActor package final class FrameLoop {
    package static let shared = FrameLoop()
    /// Seconds.
    static let frameDuration: TimeInterval = 1.0 / 60
    private static let grace: TimeInterval = 2e-6

    private var isAttached = false
    private var isCommitting = false
    private var seenChanges = -1
    private var tick: Timer?
    private var afterCommit: [@MainActor () -> Void] = []
    /// What shows the frames, from the first one on, and who opens it then: a window may still be on its way.
    private(set) var display: (any Display)?
    var opensDisplay: (@MainActor () -> any Display)?
    private let compositor = Compositor()
    /// Of the last frame: the changes that layers don't tell of.
    private var outsideChanges = -1
    /// Of the last frame: the changes in it, whether it was one of a movement, and whether it shows the home screen.
    private var shown = (changes: -1, isMoving: false, isBehind: false)
    private(set) var hasShownFrame = false
    /// Of the first frame: nothing but the status bar.
    private(set) var firstFrameIsEmpty = false
    /// On the app's clock: when the picture last changed, and how often the loop has turned without a change since.
    private(set) var lastChange: TimeInterval = 0
    private(set) var turnsSinceChange = 0
    /// Told after each turn.
    var turnEnded: (@MainActor () -> Void)?

    /// Hooks the commit into the main run loop, before it waits and when it leaves (H3). Nested runs commit, too.
    func attach() {
        guard !isAttached, holds("H3") else { return }
        isAttached = true
        RunLoopObserver.beforeWaiting(order: 2_000_000) { FrameLoop.shared.endTurn() }
    }

    /// Work after the next commit, and after what view controllers wait for it with.
    func afterNextCommit(_ body: @escaping @MainActor () -> Void) { afterCommit.append(body) }

    /// The picture has changed in a way that layers don't tell of.
    func setNeedsFrame() { CATransaction.pictureChanged() }

    /// One turn's end. What the commit leads to (`viewDidAppear(_:)`) may ask for another.
    private func endTurn() {
        guard !isCommitting, UIApplication.current != nil else { return }
        turnsSinceChange += 1
        var rounds = 0
        repeat {
            commit()
            rounds += 1
        } while (CATransaction.changeCount != seenChanges || !afterCommit.isEmpty) && rounds < 20
        TurnObjects.release()
        scheduleTick()
        turnEnded?()
    }

    /// H5: layout, display, then to the screen. A commit that a callback of a commit asks for is the one that runs.
    package func commit() {
        guard !isCommitting else { return }
        isCommitting = true
        let now = CACurrentMediaTime()
        if !AnimationTimeline.isEmpty { AnimationTimeline.advance(to: now) }
        inOrder("H5") { layOut() } then: { showFrame(now) }
        isCommitting = false
        let due = afterCommit
        afterCommit = []
        for body in due { body() }
    }

    private func layOut() {
        for window in UIApplication.shared.windowList.backToFront where !window.isHidden { window.layoutIfNeeded() }
        CATransaction.flush()
        guard CATransaction.changeCount != seenChanges else { return }
        seenChanges = CATransaction.changeCount
        lastChange = AppClock.now
        turnsSinceChange = 0
    }

    // MARK: Frames

    /// H8: the first frame once the launch callbacks have returned.
    private func showFrame(_ now: TimeInterval) {
        let app = UIApplication.shared
        guard app.life.hasFinishedLaunching || !holds("H8"), hasShownFrame || app.applicationState != .background || !holds("C22") else { return }
        if display == nil { display = opensDisplay?() }
        guard let display, !hasShownFrame || display.wantsEveryFrame else { return }
        let isMoving = AnimationTimeline.isMoving(at: now)
        let isBehind = app.applicationState == .background
        guard !hasShownFrame || CATransaction.changeCount != shown.changes || isMoving || shown.isMoving || isBehind != shown.isBehind else { return }
        let frame = draw(at: now, for: display)
        display.present(frame, changed: compositor.changed)
        seenChanges = CATransaction.changeCount
        shown = (seenChanges, isMoving, isBehind)
        guard !hasShownFrame else { return }
        hasShownFrame = true
        firstFrameIsEmpty = BlackScreen.soleColor(of: frame, scale: display.scale) != nil
        Trace.emit("firstFrame", UIApplication.shared.keyWindow, rule: "H8")
    }

    private func draw(at time: TimeInterval, for display: any Display) -> Bitmap {
        let size = UIScreen.main.bounds.size, scale = display.scale
        let canvas = display.canvas(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let isWhole = CATransaction.outsideChangeCount != outsideChanges
        outsideChanges = CATransaction.outsideChangeCount
        compositor.draw(ScreenRenderer(scale: scale).parts(), at: time, scale: scale, on: canvas, isWhole: isWhole)
        return canvas
    }

    // MARK: The clock of frames

    /// Whether an animation that ends is on its way. Those without end, a spinner's, are nothing to wait for.
    var isAnimating: Bool { !AnimationTimeline.isEmpty && AnimationTimeline.nextEvent(after: CACurrentMediaTime()) != nil }

    private func scheduleTick() {
        let now = CACurrentMediaTime()
        var next: TimeInterval?
        if CADisplayLink.areActive || (display?.wantsEveryFrame == true && AnimationTimeline.isMoving(at: now)) {
            next = ((now / Self.frameDuration).rounded(.down) + 1) * Self.frameDuration
        } else if !AnimationTimeline.isEmpty {
            next = AnimationTimeline.nextEvent(after: now)
        }
        guard let next else {
            tick?.invalidate()
            tick = nil
            return
        }
        // Dates are good to a tenth of a microsecond: a tick that comes early finds nothing to do, and may be the last.
        let fire = Date(timeIntervalSinceNow: max(next - now, 0) + Self.grace)
        if let tick, tick.isValid { tick.fireDate = fire } else { makeTick(fire) }
    }

    /// One repeating timer, moved from frame to frame: the loop turns because it fires.
    private func makeTick(_ fire: Date) {
        let timer = Timer(fire: fire, interval: 86_400, repeats: true) { _ in
            MainActor.assumeIsolated { CADisplayLink.fire(at: CACurrentMediaTime(), frameDuration: FrameLoop.frameDuration) }
        }
        RunLoop.main.add(timer, forMode: .common)
        tick = timer
    }
}

extension UIApplication {
    /// Something outside the layers that a frame shows has changed: a window's place, the status bar.
    func setNeedsFrame() { FrameLoop.shared.setNeedsFrame() }
}
