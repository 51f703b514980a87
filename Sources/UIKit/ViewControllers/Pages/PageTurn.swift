import Foundation
import LaunchRules

/// One turn of a page controller, from the first callback to the last; a finger may move it and let it go back. // D46, D47
@MainActor final class PageTurn {
    private unowned let owner: UIPageViewController
    private let going: [UIViewController]
    private let coming: [UIViewController]
    let isForward: Bool
    private let completion: ((Bool) -> Void)?
    private var isOver = false
    var isByHand = false
    /// How far it has come, 0…1.
    private(set) var part: CGFloat = 0

    init(_ owner: UIPageViewController, from going: [UIViewController], to coming: [UIViewController], isForward: Bool, completion: ((Bool) -> Void)?) {
        (self.owner, self.going, self.coming, self.isForward, self.completion) = (owner, going, coming, isForward, completion)
    }

    func begin(animated: Bool) {
        for controller in coming { controller.loadViewIfNeeded(); controller.beginAppearance(true, animated: animated) }
        for controller in going { controller.beginAppearance(false, animated: animated) }
        for controller in coming { owner.place(controller) }
        if animated { move(to: 0) }
    }

    // MARK: Moving

    func move(to part: CGFloat) {
        self.part = min(part, 1)
        place(self.part)
    }

    private func place(_ part: CGFloat) {
        let view = owner.view!, isHorizontal = owner.pages.orientation == .horizontal
        let length = (isHorizontal ? view.bounds.width : view.bounds.height) + owner.pages.spacing
        let reverses = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = isForward != reverses ? 1 : -1
        func shift(_ amount: CGFloat) -> CGAffineTransform { isHorizontal ? CGAffineTransform(translationX: amount, y: 0) : CGAffineTransform(translationX: 0, y: amount) }
        for controller in coming { controller.view.transform = shift(sign * length * (1 - part)) }
        for controller in going { controller.view.transform = shift(-sign * length * part) }
    }

    func run(to end: CGFloat) {
        isByHand = false
        UIView.animate(withDuration: 0.3 * TimeInterval(max(abs(end - part), 0.1)), delay: 0, options: [.curveEaseInOut], animations: { self.place(end) }, completion: { _ in
            end == 1 ? self.settle() : self.cancel()
        })
    }

    // MARK: The end

    /// A scroll ends the new page first, a curl the old one.
    func settle() {
        guard finish() else { return }
        owner.withManagedAppearance(of: going) { for controller in going { controller.viewIfLoaded?.removeFromSuperview() } }
        let newFirst = owner.pages.style == .scroll ? holds("D46") : !holds("D47")
        for controller in newFirst ? coming + going : going + coming { controller.endAppearance() }
        for controller in going where !owner.pages.shown.contains(where: { $0 === controller }) { owner.release(controller) }
        for controller in coming { controller.announceDidMove(to: owner) }
        owner.updateControl()
        completion?(true)
    }

    /// The page that was leaving comes back: a scroll brings it back first, a curl takes the new one away first. The one log of a cancelled
    /// curl ends with a did disappear of the page that stays; here it has appeared, so that its callbacks are balanced (D12).
    func cancel() {
        guard finish() else { return }
        owner.pages.shown = going
        owner.withManagedAppearance(of: coming) { for controller in coming { controller.viewIfLoaded?.removeFromSuperview() } }
        if owner.pages.style == .scroll {
            inOrder("D46") { turn(going, appearing: true) } then: { turn(coming, appearing: false) }
        } else {
            for controller in coming { controller.beginAppearance(false, animated: true) }
            for controller in going { controller.beginAppearance(true, animated: true) }
            inOrder("D47") { for controller in coming { controller.endAppearance() } } then: { for controller in going { controller.endAppearance() } }
        }
        for controller in coming { owner.release(controller) }
        completion?(false)
    }

    private func turn(_ controllers: [UIViewController], appearing: Bool) {
        for controller in controllers { controller.beginAppearance(appearing, animated: true); controller.endAppearance() }
    }

    private func finish() -> Bool {
        guard !isOver else { return false }
        isOver = true
        owner.pages.turn = nil
        for controller in going + coming { controller.viewIfLoaded?.transform = .identity }
        return true
    }
}
