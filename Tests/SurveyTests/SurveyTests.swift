import XCTest

/// What `understudy check` finds in sources, and what it leaves in peace.
final class SurveyTests: XCTestCase {
    func test_typesOfNobodyAreMissing() throws {
        let found = try SurveyCase("import UIKit\nclass A: UIView { var x: Legacy?\n var y: UIHostingController? }")
        XCTAssertEqual(found.missing, ["Legacy:2", "UIHostingController:3"])
        XCTAssertEqual(found.report.blockers.first { $0.name == "Legacy" }?.reason, "Objective-C, declared in Legacy.h")
    }

    func test_membersOfKnownTypesAreLookedUpInThem() throws {
        let source = """
            import UIKit
            class A: UIView {
                let button = UIButton(frame: 1)
                func f(other: UIView) {
                    button.speed = 1
                    button.superview?.speed = 1
                    other.sized(to: 3).speed = 1
                    self.speed = 1
                    for view in [UIView]() { view.speed = 1 }
                    if let view = other as? UIButton { view.speed = 1 }
                    button.tag = 1
                }
            }
            """
        XCTAssertEqual(try SurveyCase(source).missing, ["A.speed:8", "UIButton.speed:10", "UIButton.speed:5", "UIView.speed:6", "UIView.speed:7", "UIView.speed:9"])
    }

    func test_ofUnknownTypesOnlyNamesThatNobodyDeclaresAreMissing() throws {
        let found = try SurveyCase("import UIKit\nfunc f(_ g: () -> Any) { use { $0.speed; $0.tag; $0.shine(); $0.own } }\nfunc use(_ body: (Any) -> Void) {}\nstruct S { var own = 1 }")
        XCTAssertEqual(found.missing, [".shine:2"])
    }

    func test_argumentLabelsCount() throws {
        let found = try SurveyCase("import UIKit\nfunc f(v: UIView) {\n v.addSubview(v)\n v.addSubview(view: v)\n _ = UIView(frame: 1)\n _ = UIView(size: 1)\n}")
        XCTAssertEqual(found.missing, ["UIView.addSubview(view:):4", "UIView.init(size:):6"])
    }

    func test_initialisersAreInheritedAsSwiftSays() throws {
        let found = try SurveyCase("import UIKit\nlet a = UIButton()\nlet b = UIMaker()\nlet c = UIMaker(items: 1)")
        XCTAssertEqual(found.missing, ["UIMaker.init():3"])
    }

    func test_overridesOfNothing() throws {
        let found = try SurveyCase("import UIKit\nclass A: UIView {\n override func blink() {}\n override func twinkle() {}\n override func fly() {}\n}")
        XCTAssertEqual(found.missing, ["UIView.override fly():5", "UIView.override twinkle():4"])
    }

    func test_requirementsThatAreNotMet() throws {
        let found = try SurveyCase("import UIKit\nclass A: UISource {\n}\nclass B: UISource {}\nextension B { func rows(in view: UIView) -> Int { 1 } }")
        XCTAssertEqual(found.missing, ["UISource.rows(in:):2"])
    }

    func test_whatLocalNamesHideIsNotLookedUp() throws {
        let source = """
            import UIKit
            class A: UIView {
                struct Row { var wide = 1 }
                let superview: Row = Row()
                func f(tag: Row, rows: [Row]) {
                    print(tag.wide)
                    print(superview.wide)
                    rows.forEach { tag in print(tag.wide) }
                    if let tag = rows as? Row { print(tag.wide) }
                }
            }
            """
        XCTAssertEqual(try SurveyCase(source).missing, [])
    }

    func test_ownExtensionsAndNestedTypes() throws {
        let source = "import UIKit\nextension UIView { enum Side { case near }\n func tilt(_ side: Side) {} }\nclass A: UIButton { func f() { tilt(.near); print(Side.near) } }"
        XCTAssertEqual(try SurveyCase(source).missing, [])
    }

    func test_aFileSeesWhatItImports() throws {
        let found = try SurveyCase("import UIKit\nimport MapKit\nlet a = MKMapView()", "import UIKit\nvar b: MKMapView?")
        XCTAssertEqual(found.missing, ["MKMapView:2"])
    }

    func test_modulesThatAreNotHere() throws {
        XCTAssertEqual(try SurveyCase("import UIKit\nimport Alamofire\n").missing, ["Alamofire:2"])
    }

    func test_inactiveConditionsAndPreviewsAreLeftOut() throws {
        let source = "import UIKit\n#if canImport(Nowhere)\nlet a = Nowhere()\n#endif\n#if LATER\nlet b = Later()\n#endif\nstruct P: PreviewProvider { var x: Canvas }\n#Preview { Canvas() }"
        XCTAssertEqual(try SurveyCase(source).missing, [])
        XCTAssertEqual(try SurveyCase(source, conditions: ["LATER"]).missing, ["Later:6"])
    }

    func test_namedOnlyIsCountedAndDoesNotStop() throws {
        let found = try SurveyCase("import UIKit\nfunc f(v: UIView) { v.blink() }")
        XCTAssertEqual(found.missing, [])
        XCTAssertEqual(found.status("UIView.blink()"), .namedOnly)
        XCTAssertEqual(found.status("UIView"), .works)
    }

    func test_membersOfAnyObject() throws {
        XCTAssertEqual(try SurveyCase("import UIKit\nfunc f(x: Any) { (x as AnyObject).tag }").missing, ["AnyObject.tag:2"])
    }

    func test_longChainsTakeNoTime() throws {
        let chain = String(repeating: ".sized(to: 1)", count: 300)
        let started = Date()
        XCTAssertEqual(try SurveyCase("import UIKit\nlet v = UIView()\(chain).speed").missing, ["UIView.speed:2"])
        XCTAssertLessThan(Date().timeIntervalSince(started), 5)
    }
}
