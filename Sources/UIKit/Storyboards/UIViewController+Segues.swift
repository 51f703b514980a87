import Foundation

extension UIViewController {
    /// E11: by code, without `shouldPerformSegue`.
    func startSegue(named identifier: String, sender: Any?) {
        guard let template = loading.segueTemplates.first(where: { $0.identifier == identifier }) else {
            NSException.fail(.invalidArgumentException, "Receiver (\(self)) has no segue with identifier '\(identifier)'", rule: "E11")
        }
        template.controller = template.controller ?? self
        template.perform(sender: sender)
    }

    /// E12: embed segues, before `viewDidLoad()`.
    func performSeguesOnViewLoad() {
        for template in loading.segueTemplates where template.performsOnViewLoad {
            template.controller = template.controller ?? self
            template.perform(sender: nil)
        }
    }

    // MARK: Unwinding

    /// The action exists and takes at most a segue, and this isn't the controller that unwinds.
    func canUnwind(by action: Selector, from controller: UIViewController) -> Bool {
        controller !== self && responds(to: action)
    }

    /// The children to search, without the one that the unwind comes from (TN2298).
    func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return relations.children.filter { $0 !== origin }
    }

    func childHolding(_ controller: UIViewController) -> UIViewController? {
        relations.children.first { child in controller.ancestry.contains { $0 === child } }
    }
}
