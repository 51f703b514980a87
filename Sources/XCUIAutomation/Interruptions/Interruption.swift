import Foundation
import XCTest

/// An alert or a sheet that lies over what a test wants to touch.
@MainActor struct Interruption {
    private let element: ElementSnapshot

    /// Nil where nothing of the kind is on the screen, or the wanted element belongs to it.
    init?(blocking wanted: ElementSnapshot) {
        guard let root = wanted.ancestors.first else { return nil }
        let alerts = root.descendants.filter { ($0.elementType == .alert || $0.elementType == .sheet) && !wanted.isWithin($0) }
        guard let last = alerts.last else { return nil }
        element = last
    }

    /// The monitors are asked, the newest first, until one has dealt with it.
    func isHandled(in application: ApplicationUnderTest) -> Bool {
        let path = ElementPath(application).appending(.descendants(element.elementType)).appending(.satisfying(NSPredicate { [element] object, _ in
            MainActor.assumeIsolated { (object as? ElementSnapshot)?.frame == element.frame && (object as? ElementSnapshot)?.label == element.label }
        })).appending(.first)
        return InterruptionMonitor.all.reversed().contains { $0.handler(XCUIElement(path)) }
    }
}

/// A monitor that a test has added.
@MainActor final class InterruptionMonitor: NSObject {
    static var all: [InterruptionMonitor] = []
    let handler: (XCUIElement) -> Bool

    init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
}

extension XCTestCase {
    /// Adds what deals with alerts that cover the elements which the test touches, until the test ends.
    /// - Returns: what ``removeUIInterruptionMonitor(_:)`` takes.
    public func addUIInterruptionMonitor(withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
        let monitor = MainActor.assumeIsolated {
            let monitor = InterruptionMonitor(handler)
            InterruptionMonitor.all.append(monitor)
            return monitor
        }
        addTeardownBlock { MainActor.assumeIsolated { InterruptionMonitor.all.removeAll { $0 === monitor } } }
        return monitor
    }

    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        nonisolated(unsafe) let monitor = monitor
        MainActor.assumeIsolated { InterruptionMonitor.all.removeAll { $0 === monitor } }
    }
}
