/// Full screen, over full screen, and the same two within a context.
final class FullScreenPresentationController: UIPresentationController {
    /// D29, D30
    override var shouldRemovePresentersView: Bool {
        switch presentedViewController.resolvedModalPresentationStyle {
        case .overFullScreen, .overCurrentContext: false
        default: true
        }
    }

    override var shouldPresentInFullscreen: Bool {
        switch presentedViewController.resolvedModalPresentationStyle {
        case .currentContext, .overCurrentContext: false
        default: true
        }
    }
}
