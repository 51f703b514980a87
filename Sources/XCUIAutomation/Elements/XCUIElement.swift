import CoreGraphics
import Foundation
import ObjCRuntime

/// An element of an app's screen: how it is found, not what was found. Each use looks for it anew.
@preconcurrency @MainActor open class XCUIElement: _MainActorObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding {
    let path: ElementPath

    init(_ path: ElementPath) {
        self.path = path
        super.init()
    }

    // MARK: Presence

    /// Whether something on the screen matches.
    open var exists: Bool { !matches.isEmpty }

    /// Whether a finger could touch it: it is there, on the screen, and nothing lies over it.
    open var isHittable: Bool { matches.first?.isHittable ?? false }

    /// What matches now; nothing where the app doesn't run.
    var matches: [ElementSnapshot] {
        guard path.application.isRunning else { return [] }
        do { return try path.resolve().outcome.matches } catch {
            TestFailure.record("Failed to get matching snapshots: \(error.description)")
            return []
        }
    }

    // MARK: Attributes

    open var identifier: String { attribute(\.identifier, "") }
    open var frame: CGRect { attribute(\.frame, .zero) }
    open var value: Any? { attribute(\.value, nil) }
    open var title: String { attribute(\.title, "") }
    open var label: String { attribute(\.label, "") }
    open var elementType: ElementType { attribute(\.elementType, .any) }
    open var isEnabled: Bool { attribute(\.isEnabled, false) }
    open var horizontalSizeClass: SizeClass { attribute(\.horizontalSizeClass, .unspecified) }
    open var verticalSizeClass: SizeClass { attribute(\.verticalSizeClass, .unspecified) }
    open var placeholderValue: String? { attribute(\.placeholderValue, nil) }
    open var isSelected: Bool { attribute(\.isSelected, false) }
    open var hasFocus: Bool { attribute(\.hasFocus, false) }

    private func attribute<Value>(_ key: KeyPath<ElementSnapshot, Value>, _ otherwise: Value) -> Value {
        do { return try ElementFinder(path).find()[keyPath: key] } catch {
            TestFailure.record("Failed to get matching snapshot: \(error.text)")
            return otherwise
        }
    }

    // MARK: What is in it

    open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(path.appending(.descendants(type))) }
    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(path.appending(.children(type))) }
    open var firstMatch: XCUIElement { path.steps.isEmpty ? self : XCUIElement(path.appending(.first)) }

    /// A place relative to its frame: (0, 0) is its top left corner, (1, 1) its bottom right.
    open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate(self, normalized: offset) }

    /// It and all in it, as it is now.
    open func snapshot() throws -> any XCUIElementSnapshot {
        do { return try ElementFinder(path).find() } catch { throw XCUIElementError(text: error.text) }
    }

    // MARK: Texts

    nonisolated open override var description: String { _onMain { path.name } }

    /// Attributes, the tree beneath it, and what each step of the query found.
    nonisolated open override var debugDescription: String {
        _onMain {
            guard path.application.isRunning, let root = try? path.application.snapshot() else { return "\(path.name) (the application isn't running)" }
            guard let found = path.resolve(in: root).matches.first else { return "No matches\n\(path.chain(in: root))" }
            let way = (found.ancestors + [found]).enumerated().map { String(repeating: "  ", count: $0) + " →" + $1.line }
            return "Attributes: \(found.line)\nElement subtree:\n\(found.tree())\nPath to element:\n\(way.joined(separator: "\n"))\n\(path.chain(in: root))"
        }
    }

    /// What predicates of expectations ask for.
    nonisolated open override func value(forKey key: String) -> Any? {
        let known: Any? = _onMain {
            switch key {
            case "exists": exists
            case "hittable", "isHittable": isHittable
            default: ElementKeys.value(key, of: self)
            }
        }
        return known ?? (ElementKeys.isKnown(key) ? nil : super.value(forKey: key))
    }
}

/// Thrown where an element has no snapshot.
public struct XCUIElementError: Error, CustomStringConvertible {
    let text: String
    public var description: String { text }
}
