import UIKit

@preconcurrency @MainActor public protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewControllerUpdate(_ controller: GLKViewController)
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}
extension GLKViewControllerDelegate { public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {} }

/// Its view is a GLKView; the loop of frames doesn't run, as no frame is seen.
@preconcurrency @MainActor open class GLKViewController: UIViewController, GLKViewDelegate {
    open weak var delegate: (any GLKViewControllerDelegate)?
    open var preferredFramesPerSecond = 30
    open var framesPerSecond: Int { preferredFramesPerSecond }
    open var isPaused = false
    open var framesDisplayed: Int { 0 }
    open var timeSinceFirstResume: TimeInterval { 0 }
    open var timeSinceLastUpdate: TimeInterval { 1 / Double(preferredFramesPerSecond) }
    open var timeSinceLastDraw: TimeInterval { 1 / Double(preferredFramesPerSecond) }
    open var pauseOnWillResignActive = true
    open var resumeOnDidBecomeActive = true

    open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        let made = GLKView(frame: UIScreen.main.bounds)
        made.delegate = self
        view = made
    }
    open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}
