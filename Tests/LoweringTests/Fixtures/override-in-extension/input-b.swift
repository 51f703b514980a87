import UIKit

extension Controller {
    override func viewDidLoad() {
        super.viewDidLoad()
    }
    override var prefersStatusBarHidden: Bool { return true }
    @objc private func later(_ sender: Any) {}
}

extension UINavigationController {
    override open func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}
