import XCTest

/// What `#selector` becomes: the name that the declaration has, wherever in the module it is.
final class SelectorTests: XCTestCase {
    private func selector(_ expression: String, declarations: String = "", line: UInt = #line) -> String? {
        let owner = """
            class Owner: UIViewController {
                @objc func tap(_ sender: Any) {}
                @objc(other:) func named(_ x: Int) {}
                @objc var isOn = false
                func here() { _ = \(expression) }
            }

            """
        let text = (try? Lowerer.lower([("a.swift", owner), ("b.swift", declarations)]).output) ?? ""
        guard let start = text.range(of: "_ = Selector(\"") else { XCTFail(text, line: line); return nil }
        return String(text[start.upperBound...].prefix { $0 != "\"" })
    }

    func testFindsTheMethod() {
        XCTAssertEqual(selector("#selector(tap)"), "tap:")
        XCTAssertEqual(selector("#selector(self.tap)"), "tap:")
        XCTAssertEqual(selector("#selector(Owner.tap(_:))"), "tap:")
        XCTAssertEqual(selector("#selector(named)"), "other:")
    }

    func testInSuperclassExtensionAndOtherType() {
        XCTAssertEqual(selector("#selector(Other.run)", declarations: "class Base: NSObject { @objc func run(by x: Int) {} }\nclass Other: Base {}"), "runBy:")
        XCTAssertEqual(selector("#selector(later)", declarations: "extension Owner { @objc func later(_ n: Notification, x: Int) {} }"), "later:x:")
        XCTAssertEqual(selector("#selector(UIView.fade)", declarations: "extension UIView { @objc func fade(inTime t: Double) {} }"), "fadeInTime:")
    }

    func testAccessors() {
        XCTAssertEqual(selector("#selector(getter: isOn)"), "isOn")
        XCTAssertEqual(selector("#selector(setter: isOn)"), "setIsOn:")
        XCTAssertEqual(selector("#selector(setter: UIView.isHidden)"), "setHidden:")
    }

    func testOverloadsByTypeAndLabels() {
        let overloads = "class Two: NSObject { @objc func f() {}\n @objc func f(_ x: Int) {} }"
        XCTAssertEqual(selector("#selector(Two.f as (Two) -> () -> Void)", declarations: overloads), "f")
        XCTAssertEqual(selector("#selector(Two.f as (Two) -> (Int) -> Void)", declarations: overloads), "f:")
        XCTAssertEqual(selector("#selector(Two.f(_:))", declarations: overloads), "f:")
    }

    func testApplesOwn() {
        XCTAssertEqual(selector("#selector(UIView.endEditing(_:))"), "endEditing:")
        XCTAssertEqual(selector("#selector(UIViewController.dismiss(animated:completion:))"), "dismissViewControllerAnimated:completion:")
        XCTAssertEqual(selector("#selector(viewDidLoad)"), "viewDidLoad")
    }
}
