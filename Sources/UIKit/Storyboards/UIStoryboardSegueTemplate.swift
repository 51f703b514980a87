import Foundation
import LaunchRules

/// What a scene keeps of a segue: the destination, and how to get there. Triggers send it `perform:`.
@MainActor
class UIStoryboardSegueTemplate: ObjCObject, @preconcurrency NSCoding {
    let identifier: String?
    /// Key of the storyboard's map of scenes.
    let destinationIdentifier: String?
    private let segueClassName: String?
    let performsOnViewLoad: Bool
    let animates: Bool
    /// The source, set by the nib's outlet `viewController`.
    weak var controller: UIViewController?
    /// `@IBSegueAction`: makes the destination from the coder (E7).
    private let instantiationAction: String?

    required init?(coder: NSCoder) {
        identifier = coder.object("UIIdentifier")
        destinationIdentifier = coder.object("UIDestinationViewControllerIdentifier")
        segueClassName = coder.object("UISegueClassName")
        performsOnViewLoad = coder.bool("UIPerformOnViewLoad") ?? false
        animates = coder.bool("UIAnimates") ?? true
        instantiationAction = coder.object("UIDestinationCreationSelectorName") ?? coder.object("UIDestinationInstantiationSelectorName")
        super.init()
        (coder as? UINibDecoder)?.adopt(self)
    }

    func encode(with coder: NSCoder) {}

    // MARK: Triggers

    /// E9: a trigger asks the source first.
    func trigger(sender: Any?) {
        guard let controller else { return }
        Trace.emit("shouldPerformSegue(withIdentifier:sender:)", controller, rule: "E9")
        guard controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) || !holds("E9") else { return }
        perform(sender: sender)
    }

    /// E9, E11: destination, `prepare(for:sender:)`, then the passage itself.
    func perform(sender: Any?) {
        guard let controller, let destination = makeDestination(from: controller, sender: sender) else { return }
        if !holds("E10") { destination.loadViewIfNeeded() }
        let segue = makeSegue(from: controller, to: destination)
        configure(segue, sender: sender)
        inOrder("E9") {
            Trace.emit("prepare(for:sender:)", controller, rule: "E9")
            controller.prepare(for: segue, sender: sender)
        } then: {
            Trace.emit("performSegue \(identifier ?? "")", controller, rule: "E9")
            withExtendedLifetime(segue) { animates ? segue.perform() : UIView.performWithoutAnimation { segue.perform() } }
        }
    }

    private func makeDestination(from controller: UIViewController, sender: Any?) -> UIViewController? {
        guard let destinationIdentifier else { return nil }
        guard let storyboard = controller.loading.storyboard else { return nil }
        guard let action = instantiationAction, let invoke = ObjCClass.of(controller).action(Selector(action)) else {
            return storyboard.makeController(destinationIdentifier, creator: nil)
        }
        let arguments = Selector(action).argumentCount
        return storyboard.makeController(destinationIdentifier) { coder in
            let all: [Any?] = arguments == 2 ? [coder, sender] : [coder, sender, self.identifier]
            return invoke(controller, Array(all.prefix(arguments))) as? UIViewController
        }
    }

    /// The app's own segue class, or what this kind of template does.
    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        if let name = segueClassName {
            if let type = NibClasses.type(named: name) as? UIStoryboardSegue.Type {
                return UIStoryboardSegue.make(type, identifier: identifier, source: source, destination: destination)
            }
            Log.note("Could not find a segue class named '\(name)'; the standard passage is used")
        }
        return standardSegue(from: source, to: destination)
    }

    func standardSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { [unowned self] in
            pass(from: source, to: destination)
        }
    }

    /// The passage of this kind of segue.
    func pass(from source: UIViewController, to destination: UIViewController) {
        source.show(destination, sender: source)
    }

    /// Sets up the destination before `prepare(for:sender:)`.
    func configure(_ segue: UIStoryboardSegue, sender: Any?) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("viewController", get: { ($0 as! UIStoryboardSegueTemplate).controller }, set: { ($0 as! UIStoryboardSegueTemplate).controller = $1 as? UIViewController })
        glue.action("perform:") { template, arguments in (template as! UIStoryboardSegueTemplate).trigger(sender: arguments.first ?? nil); return nil }
        glue.action("perform") { template, _ in (template as! UIStoryboardSegueTemplate).trigger(sender: nil); return nil }
    }
}
