/// Names of before Swift 4.2, which targets of Swift 4 may still use.
extension UIViewController {
    public var childViewControllers: [UIViewController] { children }
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    public func removeFromParentViewController() { removeFromParent() }
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChildViewController childViewController: UIViewController) {
        setOverrideTraitCollection(collection, forChild: childViewController)
    }
}
