import UIKit
import XCTest

/// Something to send actions to.
final class ActionTarget: ObjCObject {
    var log: [String] = []

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.action("plain") { target, _ in (target as! ActionTarget).log.append("plain"); return nil }
        glue.action("tap:") { target, arguments in (target as! ActionTarget).log.append("tap:\(arguments.first.map { $0 is UIControl } ?? false)"); return nil }
        glue.action("tap:event:") { target, _ in (target as! ActionTarget).log.append("tap:event:"); return nil }
    }
}

final class ControlTests: XCTestCase {
    @MainActor func testIndicesOfSegmentsArePinned() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 5
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        control.selectedSegmentIndex = -4
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(control.titleForSegment(at: 7), "Three")
        control.setTitle("Last", forSegmentAt: 9)
        XCTAssertEqual(control.titleForSegment(at: 2), "Last")
        XCTAssertNil(UISegmentedControl(items: nil).titleForSegment(at: 0))
    }

    @MainActor func testAButtonGrowsWithATitleThatIsTiedToIt() async throws {
        let window = Stage.window(UIViewController()), button = UIButton(type: .system)
        window.isHidden = false
        button.setTitle("Guess", for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        let title = try XCTUnwrap(button.titleLabel)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 24), title.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -24),
            title.topAnchor.constraint(equalTo: button.topAnchor, constant: 22), title.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -22),
            button.topAnchor.constraint(equalTo: window.topAnchor), button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        ])
        window.layoutIfNeeded()
        XCTAssertEqual(title.frame.minX, 24, accuracy: 0.001)
        XCTAssertEqual(title.frame.minY, 22, accuracy: 0.001)
        XCTAssertEqual(button.bounds.width, title.intrinsicContentSize.width + 48, accuracy: 0.01)
        XCTAssertEqual(button.bounds.height, title.intrinsicContentSize.height + 44, accuracy: 0.01)
    }

    @MainActor func testTargetsGetTheirActionsInOrder() async {
        let control = UIControl(), target = ActionTarget()
        control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
        control.addTarget(target, action: Selector("tap:"), for: [.touchUpInside, .valueChanged])
        control.addTarget(target, action: Selector("tap:event:"), for: .valueChanged)
        control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(target.log, ["plain", "tap:true"])
        control.sendActions(for: .valueChanged)
        XCTAssertEqual(target.log.suffix(2), ["tap:true", "tap:event:"])
        XCTAssertEqual(control.actions(forTarget: target, forControlEvent: .touchUpInside), ["plain", "tap:"])
        control.removeTarget(target, action: nil, for: .allEvents)
        XCTAssertTrue(control.allTargets.isEmpty)
    }

    @MainActor func testTargetsAreNotRetained() async {
        let control = UIControl()
        weak var gone: ActionTarget?
        do {
            let target = ActionTarget()
            gone = target
            control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
        }
        XCTAssertNil(gone)
        control.sendActions(for: .touchUpInside)
    }

    @MainActor func testActionsOfOneIdentifierReplaceEachOther() async {
        let control = UIControl()
        var ran: [Int] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in ran.append(1) }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("a")) { _ in ran.append(2) }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(ran, [2])
    }

    @MainActor func testState() async {
        let control = UIControl()
        XCTAssertEqual(control.state, .normal)
        control.isSelected = true
        control.isEnabled = false
        XCTAssertEqual(control.state, [.selected, .disabled])
    }

    @MainActor func testIntrinsicSizes() async {
        XCTAssertEqual(UISwitch().intrinsicContentSize, CGSize(width: 49, height: 31))
        XCTAssertEqual(UISwitch().frame.size, CGSize(width: 51, height: 31))
        XCTAssertEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
        XCTAssertEqual(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height, 31)
        XCTAssertEqual(UISegmentedControl(items: ["A", "B"]).frame.height, 32)
        XCTAssertEqual(UIProgressView(progressViewStyle: .default).frame.size, CGSize(width: 150, height: 4))
        XCTAssertEqual(UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
        XCTAssertEqual(UIPickerView().frame.size, CGSize(width: 320, height: 216))
        XCTAssertEqual(UISearchBar().intrinsicContentSize.height, 56)
        for (size, height) in [(14, 34), (17, 34), (20, 34), (25, 40)] as [(CGFloat, CGFloat)] {
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: size)
            XCTAssertEqual(field.intrinsicContentSize.height, height, "\(size)")
        }
        XCTAssertEqual(UIButton(type: .custom).intrinsicContentSize, CGSize(width: 30, height: 34))
    }

    @MainActor func testButtonContentFallsBackToTheNormalState() async {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Gone", for: .disabled)
        XCTAssertEqual(button.title(for: .highlighted), "Go")
        button.isEnabled = false
        XCTAssertEqual(button.currentTitle, "Gone")
        button.isEnabled = true
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.text, "Go")
        XCTAssertEqual(button.titleLabel?.frame.midX ?? 0, 50, accuracy: 1)
    }

    @MainActor func testValuesAreClamped() async {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 20
        XCTAssertEqual(slider.value, 10)
        let stepper = UIStepper()
        stepper.value = -1
        XCTAssertEqual(stepper.value, 0)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 7
        XCTAssertEqual(pages.currentPage, 2)
    }

    /// A rounded border keeps the field's colour within it, whichever of the two is set first.
    @MainActor func testARoundedFieldHasItsColourWithinItsBorder() async throws {
        for colourFirst in [true, false] {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
            if colourFirst { field.backgroundColor = .red }
            field.borderStyle = .roundedRect
            if !colourFirst { field.backgroundColor = .red }
            func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = UIGraphicsImageRenderer(bounds: field.bounds, format: format).image { field.layer.render(in: $0.cgContext) }
                let cg = try XCTUnwrap(image.cgImage), data = try XCTUnwrap(cg.dataProvider?.data), at = data.startIndex + y * cg.bytesPerRow + x * 4
                return Array(data[at..<at + 4])
            }
            XCTAssertEqual(try pixel(30, 15), [255, 0, 0, 255])
            XCTAssertLessThan(try pixel(0, 0)[3], 100)
            field.borderStyle = .none
            XCTAssertEqual(try pixel(0, 0), [255, 0, 0, 255])
        }
    }

    @MainActor func testTextFieldAsksItsDelegate() async {
        final class Digits: ObjCObject, UITextFieldDelegate {
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("textField(_:shouldChangeCharactersIn:replacementString:)") }
            func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { string.allSatisfy(\.isNumber) }
        }
        let field = UITextField(), digits = Digits()
        field.delegate = digits
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.typeText("1")
        field.typeText("x")
        field.typeText("2")
        XCTAssertEqual(field.text, "12")
        XCTAssertEqual(changes, 2)
        field.deleteBackwardByUser()
        XCTAssertEqual(field.text, "1")
    }

    @MainActor func testSegments() async {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(control.titleForSegment(at: 2), "Two")
        control.removeSegment(at: 2, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        XCTAssertEqual(control.numberOfSegments, 3)
    }

    @MainActor func testAPopUpButtonIsCalledAfterItsSelection() async {
        let button = UIButton(type: .system)
        button.setTitle("Colour", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Red") { _ in }, UIAction(title: "Green", state: .on) { _ in }])
        button.showsMenuAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Colour")
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Green")
        button.menu = UIMenu(children: [UIAction(title: "Up") { _ in }, UIAction(title: "Down") { _ in }])
        XCTAssertEqual(button.currentTitle, "Up")
        XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Up"])
    }

    @MainActor func testConfigurationsHaveTheBackgroundOfTheirStyle() async {
        func alpha(_ configuration: UIButton.Configuration) -> CGFloat {
            let button = UIButton(configuration: configuration)
            return configuration.updated(for: button).background.resolvedBackgroundColor(for: button.tintColor).cgColor.alpha
        }
        XCTAssertEqual(alpha(.plain()), 0)
        XCTAssertEqual(alpha(.gray()), 0.16, accuracy: 0.01)
        XCTAssertEqual(alpha(.tinted()), 0.18, accuracy: 0.01)
        XCTAssertEqual(alpha(.filled()), 1)
        var own = UIButton.Configuration.filled()
        own.background.backgroundColor = .clear
        XCTAssertEqual(alpha(own), 0)
    }

    @MainActor func testAProgressViewFollowsItsProgress() async {
        let view = UIProgressView(), progress = _Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        XCTAssertEqual(view.progress, 0.25)
        progress.completedUnitCount = 3
        XCTAssertEqual(view.progress, 0.75)
    }
}
