import XCTest

/// Objective-C's names of Swift methods: the compiler's rules, as the glue of a class shows them.
final class ObjectiveCNamingTests: XCTestCase {
    private let table: [(declaration: String, selector: String)] = [
        ("tap()", "tap"),
        ("tap(_ x: Int)", "tap:"),
        ("tap(sender: Int)", "tapWithSender:"),
        ("move(to x: Int)", "moveTo:"),
        ("move(toPoint x: Int)", "moveToPoint:"),
        ("look(for x: Int, in y: Int)", "lookFor:in:"),
        ("lookFor(item: Int)", "lookForItem:"),
        ("handle(with x: Int)", "handleWith:"),
        ("handle(withEvent x: Int)", "handleWithEvent:"),
        ("insert(_ x: Int, at y: Int)", "insert:at:"),
        ("insert(_ x: Int, _ y: Int)", "insert::"),
        ("done(_ x: Int, forEvent y: Int)", "done:forEvent:"),
        ("unwind(segue: Int)", "unwindWithSegue:"),
        ("unwindTo(segue: Int)", "unwindToSegue:"),
        ("show(URL: Int)", "showWithURL:"),
        ("update(total: Int)", "updateWithTotal:"),
        ("keyboardWillShow(notification: Int)", "keyboardWillShowWithNotification:"),
        ("loadAll() throws", "loadAllAndReturnError:"),
        ("load(name: Int) throws", "loadWithName:error:"),
        ("load(_ x: Int) throws", "load:error:"),
        ("fetch() async", "fetchWithCompletionHandler:"),
        ("fetch(name: Int) async throws", "fetchWithName:completionHandler:"),
    ]

    func testMethods() throws {
        let methods = table.map { "    @objc func \($0.declaration) {}" }.joined(separator: "\n")
        let lowered = try Lowerer.lower([("a.swift", "class A: NSObject {\n\(methods)\n}\n")]).output
        let parts = lowered.components(separatedBy: "glue.action(\"").dropFirst()
        XCTAssertEqual(parts.map { String($0.prefix { $0 != "\"" }) }, table.map(\.selector))
    }

    func testGivenNames() throws {
        let lowered = try Lowerer.lower([("a.swift", "class A: NSObject { @objc(other:with:) func f(a: Int, b: Int) {}\n @objc(shown) var isShown = false }\n")]).output
        XCTAssertTrue(lowered.contains("glue.action(\"other:with:\")"), lowered)
        XCTAssertTrue(lowered.contains("glue.property(\"shown\""), lowered)
    }
}
