import UIKit

/// The application object itself, a subclass that main.swift names.
class EventCountingApplication: UIApplication {
    private(set) var events = 0

    override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
    }
}
