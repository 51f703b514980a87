import Foundation

/// Show and show detail: the nearest container that shows controllers decides how.
final class UIStoryboardShowSegueTemplate: UIStoryboardSegueTemplate {
    private let showsDetail: Bool

    required init?(coder: NSCoder) {
        let action: String? = coder.object("UIActionName")
        showsDetail = action == "showDetailViewController:sender:"
        super.init(coder: coder)
    }

    override func pass(from source: UIViewController, to destination: UIViewController) {
        if showsDetail { source.showDetailViewController(destination, sender: source) } else { source.show(destination, sender: source) }
    }
}

/// Push, of before iOS 8.
final class UIStoryboardPushSegueTemplate: UIStoryboardSegueTemplate {
    override func pass(from source: UIViewController, to destination: UIViewController) {
        guard let navigation = source.navigationController else {
            NSException.fail(.genericException, "Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
        }
        navigation.pushViewController(destination, animated: UIView.areAnimationsEnabled)
    }
}

/// Replace, of before iOS 8: the detail side of a split view.
final class UIStoryboardReplaceSegueTemplate: UIStoryboardSegueTemplate {
    override func pass(from source: UIViewController, to destination: UIViewController) {
        source.showDetailViewController(destination, sender: source)
    }
}

/// Present modally.
class UIStoryboardPresentationSegueTemplate: UIStoryboardSegueTemplate {
    private let style: UIModalPresentationStyle?
    private let transition: UIModalTransitionStyle?

    required init?(coder: NSCoder) {
        style = coder.integer("UIModalPresentationStyle").flatMap(UIModalPresentationStyle.init(rawValue:))
        transition = coder.integer("UIModalTransitionStyle").flatMap(UIModalTransitionStyle.init(rawValue:))
        super.init(coder: coder)
    }

    override func configure(_ segue: UIStoryboardSegue, sender: Any?) {
        if let style { segue.destination.modalPresentationStyle = style }
        if let transition { segue.destination.modalTransitionStyle = transition }
    }

    override func pass(from source: UIViewController, to destination: UIViewController) {
        source.present(destination, animated: UIView.areAnimationsEnabled)
    }
}

/// Modal, of before iOS 8.
final class UIStoryboardModalSegueTemplate: UIStoryboardPresentationSegueTemplate {}

/// Present as popover; its anchor comes by outlet from the view nib.
final class UIStoryboardPopoverPresentationSegueTemplate: UIStoryboardPresentationSegueTemplate {
    private let arrowDirections: UIPopoverArrowDirection
    private let passthroughViews: [UIView]
    weak var anchorView: UIView?
    weak var anchorBarButtonItem: UIBarButtonItem?

    required init?(coder: NSCoder) {
        arrowDirections = coder.integer("UIPermittedArrowDirections").map { UIPopoverArrowDirection(rawValue: UInt($0)) } ?? .any
        passthroughViews = coder.object("UIPassthroughViews") ?? []
        super.init(coder: coder)
        anchorView = coder.object("UIAnchorView")
        anchorBarButtonItem = coder.object("UIAnchorBarButtonItem")
    }

    override func configure(_ segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.modalPresentationStyle = .popover
        guard let popover = segue.destination.popoverPresentationController else { return }
        popover.permittedArrowDirections = arrowDirections
        popover.passthroughViews = passthroughViews.isEmpty ? nil : passthroughViews
        if let item = anchorBarButtonItem ?? sender as? UIBarButtonItem { popover.barButtonItem = item }
        if let view = anchorView ?? sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        typealias Template = UIStoryboardPopoverPresentationSegueTemplate
        glue.property("anchorView", get: { ($0 as! Template).anchorView }, set: { ($0 as! Template).anchorView = $1 as? UIView })
        glue.property("anchorBarButtonItem", get: { ($0 as! Template).anchorBarButtonItem }, set: { ($0 as! Template).anchorBarButtonItem = $1 as? UIBarButtonItem })
    }
}

/// E12: the destination becomes a child, its view fills the container view. Performed as the source's view loads.
final class UIStoryboardEmbedSegueTemplate: UIStoryboardSegueTemplate {
    /// Set by the outlet of the view nib.
    weak var containerView: UIView?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        containerView = coder.object("UIContainerView")
    }

    override func pass(from source: UIViewController, to destination: UIViewController) {
        guard let container = containerView else { return }
        source.addChild(destination)
        let view: UIView = destination.view
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        destination.didMove(toParent: source)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        typealias Template = UIStoryboardEmbedSegueTemplate
        glue.property("containerView", get: { ($0 as! Template).containerView }, set: { ($0 as! Template).containerView = $1 as? UIView })
    }
}

/// Back to a controller further up that has the action (E14).
final class UIStoryboardUnwindSegueTemplate: UIStoryboardSegueTemplate {
    private let action: Selector

    required init?(coder: NSCoder) {
        action = Selector(coder.object("UIAction") ?? "")
        super.init(coder: coder)
    }

    override func perform(sender: Any?) {
        guard let controller else { return }
        UnwindRun(source: controller, action: action, identifier: identifier, sender: sender).run()
    }
}

/// Stands for a scene of another storyboard where a relationship leads there.
@MainActor
final class UIStoryboardViewControllerPlaceholder: ObjCObject, @preconcurrency NSCoding {
    let identifier: String?

    init?(coder: NSCoder) {
        identifier = coder.object("UIStoryboardIdentifier")
        super.init()
    }

    func encode(with coder: NSCoder) {}
}
