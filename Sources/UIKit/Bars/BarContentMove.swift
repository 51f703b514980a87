import Foundation

/// The content of a navigation bar on its way from one item to the next: titles move with the screens below, everything fades.
@MainActor final class BarContentMove {
    private let bar: UINavigationBar
    private let leaving: [UIView]
    private let leavingTitles: [UIView]
    private let arriving: [(view: UIView, alpha: CGFloat)]
    private let shift: CGAffineTransform

    /// `change` brings the new item.
    init(_ bar: UINavigationBar, isPush: Bool, change: () -> Void) {
        self.bar = bar
        let buttons: [UIView] = (bar.content.left + bar.content.right).filter { !$0.isHidden }
        leavingTitles = [bar.content.title, bar.content.largeTitle].filter { !$0.isHidden }.map(Self.copy)
        leaving = leavingTitles + buttons + (bar.content.back.isHidden ? [] : [bar.content.back.label].map { Self.copy($0, in: bar) })
        change()
        bar.layoutIfNeeded()
        arriving = bar.shownContent.map { ($0, $0.alpha) }
        let sign: CGFloat = isPush == (bar.effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
        shift = CGAffineTransform(translationX: sign * bar.bounds.width / 3, y: 0)
        for view in leaving {
            view.isUserInteractionEnabled = false
            bar.addSubview(view)
        }
        for (view, _) in arriving { view.alpha = 0 }
        for view in bar.shownTitles { view.transform = shift }
    }

    private static func copy(_ label: UILabel) -> UIView { copy(label, in: label.superview!) }

    private static func copy(_ label: UILabel, in view: UIView) -> UIView {
        let copy = UILabel(frame: label.convert(label.bounds, to: view))
        copy.show(textOf: label)
        return copy
    }

    func move() {
        for view in leaving { view.alpha = 0 }
        for view in leavingTitles { view.transform = shift.inverted() }
        for (view, alpha) in arriving { view.alpha = alpha }
        for view in bar.shownTitles { view.transform = .identity }
    }

    func end() {
        for view in leaving where !bar.shownContent.contains(view) { view.removeFromSuperview() }
        for (view, alpha) in arriving { view.alpha = alpha }
        for view in bar.shownTitles { view.transform = .identity }
    }
}

extension UINavigationBar {
    var shownTitles: [UIView] { [content.title, content.largeTitle].filter { !$0.isHidden } }
    var shownContent: [UIView] {
        let buttons: [UIView] = content.left + content.right
        return shownTitles + (buttons + [content.back.label, content.titleView].compactMap { $0 }).filter { !$0.isHidden }
    }
}
