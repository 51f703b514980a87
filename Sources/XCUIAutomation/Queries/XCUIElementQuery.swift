import Foundation
import ObjCRuntime

/// Elements that match, found anew with each use.
@preconcurrency @MainActor open class XCUIElementQuery: _MainActorObject, XCUIElementTypeQueryProvider {
    let path: ElementPath

    init(_ path: ElementPath) {
        self.path = path
        super.init()
    }

    private var matches: [ElementSnapshot] { XCUIElement(path).matches }

    // MARK: Elements

    /// The only match: its use fails where there are several.
    open var element: XCUIElement { XCUIElement(path.appending(.only)) }
    open var firstMatch: XCUIElement { XCUIElement(path.appending(.first)) }
    open var count: Int { matches.count }
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }
    /// Negative ones count from the end.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(path.appending(.index(index))) }
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement { matching(elementType, identifier: identifier).element }
    open subscript(key: String) -> XCUIElement { XCUIElement(path.appending(.identified(key))) }

    /// The elements that match now, each by its place among them.
    open var allElementsBoundByIndex: [XCUIElement] { matches.indices.map { element(boundBy: $0) } }
    open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    // MARK: Further queries

    open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery { further(.descendants(elementType)) }
    open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery { further(.children(elementType)) }
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { further(.satisfying(predicate)) }
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { further(.typed(elementType, identifier)) }
    open func matching(identifier: String) -> XCUIElementQuery { further(.identified(identifier)) }
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { further(.containingSatisfying(predicate)) }
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { further(.containing(elementType, identifier)) }

    private func further(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(path.appending(step)) }

    // MARK: Texts

    nonisolated open override var debugDescription: String {
        _onMain {
            guard path.application.isRunning, let root = try? path.application.snapshot() else { return "the application isn't running" }
            return path.chain(in: root)
        }
    }

    nonisolated open override func value(forKey key: String) -> Any? {
        key == "count" ? _onMain { count } : super.value(forKey: key)
    }
}
