/// Darkens what lies behind a sheet, a popover or an alert, and takes the taps beside it.
final class DimmingView: UIView {
    var onTap: (() -> Void)?

    static func make(filling superview: UIView, color: UIColor) -> DimmingView {
        let view = DimmingView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = color
        view.alpha = 0
        return view
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}
