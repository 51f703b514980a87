import DeviceCommands
import Foundation
import XCTest

@testable import UIKit

/// What drivers find on the screen, and how they find it.
@MainActor final class ElementTests: XCTestCase {
    private var window: UIWindow!
    private var view: UIView { window.rootViewController!.view }

    override func setUp() async throws {
        window = Stage.window(UIViewController())
        UIApplication.shared.life.hasFinishedLaunching = true
        UIApplication.shared.life.state = .active
        window.isHidden = false
        Stage.settle()
    }

    override func tearDown() async throws {
        window.isHidden = true
        UIApplication.shared.life = ApplicationLife()
    }

    @discardableResult
    private func add<V: UIView>(_ some: V, _ frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 40)) -> V {
        some.frame = frame
        view.addSubview(some)
        return some
    }

    private func element(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Element {
        Stage.settle()
        return try XCTUnwrap(try TargetSearch().element(.name(name)), file: file, line: line)
    }

    private func message(_ target: Target) -> String {
        Stage.settle()
        do { return "no error: \(String(describing: try TargetSearch().element(target)?.label))" } catch { return "\(error)" }
    }

    // MARK: What elements say

    func test_labelsButtonsAndFieldsAreCalledAfterTheirTexts() async throws {
        let label = add(UILabel())
        label.text = "Winter Wren"
        XCTAssertEqual(try element("Winter Wren").kind, .staticText)
        let button = add(UIButton(type: .system))
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        let saved = try element("Save")
        XCTAssertEqual(saved.kind, .button)
        XCTAssertEqual(saved.title, "Save")
        XCTAssertFalse(saved.isEnabled)
        XCTAssertTrue(saved.traits.contains([.button, .notEnabled]))
        let field = add(UITextField())
        field.placeholder = "Place"
        XCTAssertEqual(try element("Place").value, "Place", "an empty field's value is its placeholder")
        field.text = "Mill"
        XCTAssertEqual(try element("Place").value, "Mill")
        field.isSecureTextEntry = true
        XCTAssertEqual(try element("Place").value, "••••")
        XCTAssertEqual(try element("Place").kind, .secureTextField)
    }

    func test_whatTheAppSaysGoesFirst() async throws {
        let label = add(UILabel())
        label.text = "★★★"
        label.accessibilityLabel = "Three stars"
        label.accessibilityIdentifier = "rating"
        label.accessibilityValue = "3"
        label.accessibilityTraits = .button
        let found = try element("rating")
        XCTAssertEqual([found.label, found.value], ["Three stars", "3"])
        XCTAssertEqual(found.kind, .button)
        let box = add(UIView())
        box.isAccessibilityElement = true
        box.accessibilityLabel = "Map"
        box.accessibilityTraits = .image
        box.addSubview(UILabel())
        XCTAssertEqual(try element("Map").kind, .image)
        XCTAssertEqual(try element("Map").children.count, 0)
    }

    func test_valuesOfControls() async throws {
        let toggle = add(UISwitch())
        toggle.accessibilityIdentifier = "toggle"
        XCTAssertEqual(try element("toggle").value, "0")
        toggle.isOn = true
        XCTAssertEqual(try element("toggle").value, "1")
        let slider = add(UISlider())
        slider.accessibilityIdentifier = "slider"
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 15)
        XCTAssertEqual(try element("slider").value, "25%")
        let progress = add(UIProgressView())
        progress.accessibilityIdentifier = "progress"
        progress.progress = 0.5
        XCTAssertEqual(try element("progress").value, "50%")
        let pages = add(UIPageControl())
        pages.accessibilityIdentifier = "pages"
        (pages.numberOfPages, pages.currentPage) = (5, 2)
        XCTAssertEqual(try element("pages").value, "page 3 of 5")
    }

    func test_partsOfControlsAreElements() async throws {
        let control = add(UISegmentedControl(items: ["Day", "Week"]))
        control.selectedSegmentIndex = 1
        let day = try element("Day"), week = try element("Week")
        XCTAssertEqual([day.kind, week.kind], [.button, .button])
        XCTAssertEqual([day.isSelected, week.isSelected], [false, true])
        XCTAssertEqual(day.frame, CGRect(x: 20, y: 100, width: 100, height: 40))
        XCTAssertEqual(try Sight(week).hitPoint(), CGPoint(x: 170, y: 120))
        let stepper = add(UIStepper(), CGRect(x: 20, y: 300, width: 94, height: 32))
        XCTAssertFalse(try element("Decrement").isEnabled)
        stepper.value = 3
        XCTAssertTrue(try element("Decrement").isEnabled)
        XCTAssertEqual(try Sight(try element("Increment")).hitPoint(), CGPoint(x: 20 + 94 * 0.75, y: 316))
    }

    func test_elementsThatAreNoViewsAreFound() async throws {
        let chart = add(UIView())
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "12"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 20)
        chart.accessibilityElements = [bar]
        let found = try element("March")
        XCTAssertEqual(found.frame, CGRect(x: 30, y: 110, width: 20, height: 20))
        XCTAssertEqual(found.value, "12")
    }

    // MARK: Finding

    func test_whatIsNotThereIsAnsweredWithWhatIs() async {
        let names = ["Cancel", "Save", "Edit"]
        for (index, name) in names.enumerated() {
            let button = add(UIButton(type: .system), CGRect(x: 20, y: 100 + index * 50, width: 100, height: 40))
            button.setTitle(name, for: .normal)
        }
        XCTAssertEqual(message(.name("Sav")), "there is no \"Sav\" on the screen; there are \"Save\", \"Edit\", \"Cancel\"")
        XCTAssertEqual(message(.item(className: "UIButton", index: 3)), "there is no UIButton[3]; there are 3 of UIButton, UIButton[0] to UIButton[2]")
        XCTAssertTrue(message(.item(className: "UIButon", index: 0)).hasPrefix("there is no UIButon; there are views of UIButton"), message(.item(className: "UIButon", index: 0)))
        XCTAssertEqual(message(.point(ScreenPoint(x: -1, y: 5))), "-1,5 is off the screen, which has 393 × 852 points")
    }

    func test_classesCountTheirSubclasses() async throws {
        add(UILabel()).text = "a"
        final class Title: UILabel {}
        add(Title()).text = "b"
        XCTAssertEqual(try TargetSearch().element(.item(className: "UILabel", index: 1))?.label, "b")
        XCTAssertEqual(try TargetSearch().element(.item(className: "Title", index: 0))?.label, "b")
    }

    func test_ofSeveralTheOneThatAFingerReachesIsMeant() async throws {
        let hidden = add(UILabel())
        hidden.text = "Bird"
        hidden.isHidden = true
        let shown = add(UILabel(), CGRect(x: 20, y: 200, width: 200, height: 40))
        shown.text = "Bird"
        XCTAssertTrue(try element("Bird").view === shown)
    }

    func test_whyAnElementCannotBeReached() async throws {
        func reason(_ name: String) throws -> String {
            do { return "reached at \(try Sight(try element(name)).hitPoint())" } catch let error as CommandError { return error.message }
        }
        let label = add(UILabel())
        label.text = "Bird"
        XCTAssertEqual(try reason("Bird"), "reached at (120.0, 120.0)")
        label.isHidden = true
        XCTAssertEqual(try reason("Bird"), "it is hidden")
        label.isHidden = false
        label.alpha = 0
        XCTAssertEqual(try reason("Bird"), "it is transparent")
        label.alpha = 1
        label.frame.origin.x = 600
        XCTAssertEqual(try reason("Bird"), "it is off the screen or scrolled away: its frame is (600 100; 200 40)")
        label.frame = .zero
        XCTAssertEqual(try reason("Bird"), "it has no size: it is (0 0; 0 0)")
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let cover = add(UIView(), CGRect(x: 0, y: 0, width: 390, height: 400))
        XCTAssertEqual(try reason("Bird"), "it is covered by a UIView")
        cover.frame = CGRect(x: 0, y: 0, width: 130, height: 400)
        XCTAssertEqual(try reason("Bird"), "reached at (170.0, 110.0)", "a part that shows will do")
        cover.isUserInteractionEnabled = false
        XCTAssertEqual(try reason("Bird"), "reached at (120.0, 120.0)")
    }

    func test_whatIsScrolledAwayIsScrolledIntoView() async throws {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 3000)
        let label = UILabel(frame: CGRect(x: 20, y: 2000, width: 100, height: 20))
        label.text = "Far"
        scroll.addSubview(label)
        XCTAssertEqual(ScrollingIntoView(try element("Far")).offset(in: scroll), CGPoint(x: 0, y: 1810))
        scroll.contentOffset.y = 1810
        XCTAssertEqual(try Sight(try element("Far")).hitPoint(), CGPoint(x: 70, y: 200))
        XCTAssertEqual(ScrollingIntoView(try element("Far")).steps.count, 0)
    }

    func test_programsReadElementsAsJSON() async throws {
        let button = add(UIButton(type: .system))
        button.setTitle("Save", for: .normal)
        let hidden = add(UILabel())
        hidden.text = "secret"
        hidden.isHidden = true
        Stage.settle()
        let tree = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(ElementJSON.text(.shown).utf8)) as? [String: Any])
        XCTAssertEqual(tree["type"] as? Int, 2)
        func all(_ node: [String: Any]) -> [[String: Any]] { [node] + ((node["children"] as? [[String: Any]]) ?? []).flatMap(all) }
        let found = try XCTUnwrap(all(tree).first { $0["label"] as? String == "Save" })
        XCTAssertEqual(found["type"] as? Int, 9)
        XCTAssertEqual(found["class"] as? String, "UIButton")
        XCTAssertEqual(found["isHittable"] as? Bool, true)
        XCTAssertEqual(found["frame"] as? [String: Double], ["x": 20, "y": 100, "width": 200, "height": 40])
        XCTAssertFalse(all(tree).contains { $0["label"] as? String == "secret" })
    }

    // MARK: Names that two modules share

    func test_everyKeyThatCommandsKnowIsAKey() async {
        for name in KeyPress.names { XCTAssertNotNil(KeyStroke.find(name), name) }
    }
}
