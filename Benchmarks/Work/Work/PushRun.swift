import UIKit

/// Pushes a screen of rows and pops it, again and again: what the processors do for each frame of the movement.
final class PushRun: NSObject {
    private let navigation = UINavigationController(rootViewController: RowsController(count: 20))
    private var link: CADisplayLink?
    private var left = 20
    private var last = 0.0, isMoving = false
    private var making: [Double] = [], frames: [Double] = []

    init(in window: UIWindow) {
        super.init()
        window.rootViewController = navigation
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.begin() }
    }

    private func begin() {
        let link = CADisplayLink(target: self, selector: #selector(tick))
        link.add(to: .main, forMode: .common)
        self.link = link
        move()
    }

    /// Until the next frame all that is new is made; that is told apart.
    @objc private func tick() {
        let now = Figures.processor
        if isMoving { frames.append(now - last) }
        last = now
    }

    private func move() {
        guard left > 0 else { return finish() }
        left -= 1
        let start = Figures.processor
        if navigation.viewControllers.count == 1 { navigation.pushViewController(RowsController(count: 20), animated: true) } else { navigation.popViewController(animated: true) }
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            self.isMoving = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.move() }
        }
        DispatchQueue.main.async {
            self.making.append(Figures.processor - start)
            self.last = Figures.processor
            self.isMoving = true
        }
    }

    private func finish() {
        Figures.print("frame of a push, median", Figures.median(frames), "ms")
        Figures.print("frame of a push, mean", Figures.mean(frames), "ms")
        Figures.print("frames", Double(frames.count), "")
        Figures.print("new screen", Figures.median(making), "ms")
        exit(0)
    }
}
