@testable import UIKit
import XCTest

final class StackViewTests: XCTestCase {
    @MainActor private func stack(_ axis: NSLayoutConstraint.Axis, _ sizes: [(CGFloat, CGFloat)], in size: CGSize? = nil) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { AutoLayoutTests.Sized(CGSize(width: $0.0, height: $0.1)) })
        stack.axis = axis
        if let size { stack.frame = CGRect(origin: .zero, size: size) }
        return stack
    }

    @MainActor private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @MainActor func testFittingSizeOfAColumn() async {
        let stack = stack(.vertical, [(50, 20), (80, 30)])
        stack.spacing = 10
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 80, height: 60))
    }

    @MainActor func testFillEqually() async {
        let stack = stack(.horizontal, [(10, 20), (50, 20), (10, 20)], in: CGSize(width: 320, height: 40))
        stack.distribution = .fillEqually
        stack.spacing = 10
        XCTAssertEqual(frames(stack), [CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 0, width: 100, height: 40), CGRect(x: 220, y: 0, width: 100, height: 40)])
    }

    @MainActor func testFillProportionally() async {
        let stack = stack(.horizontal, [(10, 20), (30, 20)], in: CGSize(width: 200, height: 20))
        stack.distribution = .fillProportionally
        XCTAssertEqual(frames(stack).map(\.width), [50, 150])
    }

    @MainActor func testEqualSpacing() async {
        let stack = stack(.horizontal, [(20, 10), (40, 10), (20, 10)], in: CGSize(width: 200, height: 10))
        stack.distribution = .equalSpacing
        XCTAssertEqual(frames(stack).map(\.minX), [0, 80, 180])
    }

    @MainActor func testEqualCentering() async {
        let stack = stack(.horizontal, [(20, 10), (40, 10), (20, 10)], in: CGSize(width: 220, height: 10))
        stack.distribution = .equalCentering
        XCTAssertEqual(frames(stack).map(\.midX), [10, 110, 210])
    }

    @MainActor func testAlignments() async {
        for (alignment, x, width) in [(UIStackView.Alignment.fill, 0.0, 100.0), (.leading, 0, 40), (.center, 30, 40), (.trailing, 60, 40)] {
            let stack = stack(.vertical, [(40, 20)], in: CGSize(width: 100, height: 20))
            stack.alignment = alignment
            XCTAssertEqual(frames(stack), [CGRect(x: x, y: 0, width: width, height: 20)], "\(alignment.rawValue)")
        }
    }

    @MainActor func testHiddenViewsLeaveNoGap() async {
        let stack = stack(.vertical, [(40, 20), (40, 30), (40, 40)])
        stack.spacing = 5
        stack.arrangedSubviews[1].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 65)
        stack.arrangedSubviews[1].isHidden = false
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 100)
    }

    /// What the app asks of a hidden view gives way to its being hidden, and the log says so.
    @MainActor func testHiddenViewsDontPullOthers() async throws {
        let stack = stack(.horizontal, [(40, 20), (40, 20)], in: CGSize(width: 300, height: 20)), views = stack.arrangedSubviews
        views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.2).isActive = true
        let fixed = views[1].heightAnchor.constraint(equalToConstant: 20)
        fixed.isActive = true
        var log = ""
        ConstraintLog.listener = { log += $0 }
        defer { ConstraintLog.listener = nil }
        XCTAssertEqual(frames(stack).map(\.width), [250, 50])
        XCTAssertEqual(log, "")
        views[1].isHidden = true
        XCTAssertEqual(frames(stack)[0], CGRect(x: 0, y: 0, width: 300, height: 20))
        let broken = try XCTUnwrap(log.range(of: "breaking constraint \n").map { log[$0.upperBound...] })
        XCTAssertTrue(broken.prefix { $0 != "\n" }.contains("0.2*"), log)
        views[1].isHidden = false
        XCTAssertEqual(frames(stack).map(\.width), [250, 50])
    }

    @MainActor func testMarginsAndCustomSpacing() async {
        let stack = stack(.vertical, [(40, 20), (40, 20), (40, 20)])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 46, height: 73))
    }

    @MainActor func testNestedInsideConstraints() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let row = stack(.horizontal, [(30, 20), (40, 25)])
        row.spacing = 8
        let column = UIStackView(arrangedSubviews: [row, AutoLayoutTests.Sized(CGSize(width: 100, height: 10))])
        column.axis = .vertical
        column.alignment = .leading
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        column.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        column.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(column.frame, CGRect(x: 110, y: 7, width: 100, height: 35))
        XCTAssertEqual(row.frame, CGRect(x: 0, y: 0, width: 78, height: 25))
        XCTAssertEqual(row.arrangedSubviews.map(\.frame), [CGRect(x: 0, y: 0, width: 30, height: 25), CGRect(x: 38, y: 0, width: 40, height: 25)])
    }

    @MainActor func testRemovingASubviewUnarrangesIt() async {
        let stack = stack(.vertical, [(40, 20), (40, 30)])
        stack.arrangedSubviews[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews.count, 1)
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 30)
    }

    /// A text that wraps is given an equal share of a row, at ten above its resistance.
    @MainActor func testWrappingTextsShareTheWidth() async {
        let short = UILabel(), long = UILabel()
        (short.text, long.text) = ("A", "A good deal longer")
        let row = UIStackView(arrangedSubviews: [short, long])
        row.frame = CGRect(x: 0, y: 0, width: 310, height: 40)
        row.spacing = 10
        row.layoutIfNeeded()
        XCTAssertNotEqual(short.frame.width, long.frame.width)
        for label in [short, long] { label.numberOfLines = 0 }
        row.layoutIfNeeded()
        XCTAssertEqual([short.frame.width, long.frame.width], [150, 150])
        XCTAssertEqual(row.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }.map(\.priority), [UILayoutPriority(760), UILayoutPriority(760)])
        short.setContentHuggingPriority(.required, for: .horizontal)
        row.layoutIfNeeded()
        XCTAssertLessThan(short.frame.width, 20)
    }

    @MainActor func testButtonsWithConfigurationsShareTheWidth() async {
        let buttons = ["OK", "Rather not"].map { title -> UIButton in
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let row = UIStackView(arrangedSubviews: buttons)
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        row.layoutIfNeeded()
        XCTAssertEqual(buttons.map(\.frame.width), [150, 150])
        buttons[0].configuration = nil
        buttons[1].configuration = nil
        row.layoutIfNeeded()
        XCTAssertFalse(row.constraints.contains { $0.identifier == "UISV-text-width-disambiguation" })
    }

    @MainActor func testAStackThatShowsNothingHasNoLength() async {
        let inner = stack(.vertical, [(40, 20)]), outer = UIStackView(arrangedSubviews: [inner, AutoLayoutTests.Sized(CGSize(width: 40, height: 30))])
        outer.axis = .vertical
        inner.arrangedSubviews[0].isHidden = true
        XCTAssertEqual(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 30)
    }
}
