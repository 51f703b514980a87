import Foundation

/// A passage from one view controller to another; a subclass says how in `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: ObjCObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// `performHandler` is what `perform()` does.
    public convenience init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Makes a segue of a class that is known by name only: an initializer with parameters isn't `required`, this one is.
    public required override convenience init() {
        guard let making = Self.making else {
            NSException.fail(.internalInconsistencyException, "-[UIStoryboardSegue init] is not allowed; use initWithIdentifier:source:destination:")
        }
        self.init(identifier: making.identifier, source: making.source, destination: making.destination)
    }

    private static var making: (identifier: String?, source: UIViewController, destination: UIViewController)?

    static func make(_ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController) -> UIStoryboardSegue {
        making = (identifier, source, destination)
        defer { making = nil }
        return type.init()
    }

    open func perform() { performHandler?() }
}

/// An unwind on its way: who asks, and for which action.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: ObjCObject {
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
