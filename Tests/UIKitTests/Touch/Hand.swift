import XCTest

@testable import UIKit

/// A window to touch, with a controller's view that fills it.
@MainActor final class Hand {
    let window: UIWindow
    let controller: UIViewController
    var view: UIView { controller.view }

    init(_ controller: UIViewController = UIViewController()) {
        self.controller = controller
        FirstResponder.current = nil
        Keyboard.shared.update()
        Keyboard.shared.finishPending()
        let application = UIApplication()
        application.life.state = .active
        application.life.hasFinishedLaunching = true
        FrameLoop.shared.attach()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    /// A view at the place of the screen where its frame says.
    func put<View: UIView>(_ view: View, _ x: CGFloat = 50, _ y: CGFloat = 200, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> View {
        view.frame = CGRect(x: x, y: y, width: width ?? view.intrinsicContentSize.width, height: height ?? view.intrinsicContentSize.height)
        self.view.addSubview(view)
        settle()
        return view
    }

    func settle() { for _ in 0..<6 { FrameLoop.shared.commit() } }

    /// Lets the main run loop turn for so many seconds.
    func wait(_ seconds: TimeInterval) async { await withCheckedContinuation { done in _ = MainTimer.after(seconds) { done.resume() } } }

    /// The middle of a view on the screen, or a point of it.
    func place(_ view: UIView, _ point: CGPoint? = nil) -> CGPoint {
        view.convert(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    func tap(_ view: UIView, at point: CGPoint? = nil) async {
        await TouchPath.tap(place(view, point)).play()
        settle()
    }

    func drag(_ view: UIView, from: CGPoint? = nil, by way: CGSize, seconds: TimeInterval = 0.2, hold: TimeInterval = 0, rest: TimeInterval = 0) async {
        let start = place(view, from)
        await TouchPath.drag(start, CGPoint(x: start.x + way.width, y: start.y + way.height), seconds: seconds, hold: hold, rest: rest).play()
        settle()
    }
}

extension UIControl {
    /// Notes the names of these events as they are sent.
    func note(_ events: [(UIControl.Event, String)], in log: Log) {
        for (event, name) in events { addAction(UIAction { _ in log.lines.append(name) }, for: event) }
    }
}

/// What happened, in order.
@MainActor final class Log {
    var lines: [String] = []
}
