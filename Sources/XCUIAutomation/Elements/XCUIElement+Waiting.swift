import Foundation

extension XCUIElement {
    /// Whether it is there within so many seconds.
    public func waitForExistence(timeout: TimeInterval) -> Bool { Polling.wait(timeout) { exists } }

    /// Whether it is gone within so many seconds.
    public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { Polling.wait(timeout) { !exists } }
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { waitForNonExistence(withTimeout: timeout) }

    /// Whether a property has this value within so many seconds.
    public func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval) -> Bool {
        Polling.wait(timeout) { exists && self[keyPath: keyPath] == expectedValue || keyPath == \XCUIElement.exists && (self.exists as? V) == expectedValue }
    }
}
