import XCTest

@testable import UIKit

/// What the frames that Interface Builder writes say of stacks, baselines, bars and buttons.
final class CanvasFactsTests: XCTestCase {
    @MainActor private func nibView(_ objects: String) throws -> UIView {
        let view = try XCTUnwrap(try NibTests.nib(objects).instantiate(withOwner: nil).first as? UIView)
        let window = Stage.window(UIViewController())
        window.rootViewController!.view.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        return view
    }

    // MARK: Stacks

    @MainActor func testAHiddenViewLiesBehindWhatIsShownBeforeIt() async {
        let views = [(40.0, 20.0), (50, 30), (60, 40)].map { AutoLayoutTests.Sized(CGSize(width: $0.0, height: $0.1)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 5
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 65)
        views[1].isHidden = true
        stack.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame), [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 100, height: 0), CGRect(x: 0, y: 25, width: 100, height: 40)])
    }

    /// What the app asks of a hidden view gives way, as published logs say; a stack that shows nothing has no length.
    @MainActor func testAStackOfHiddenViewsHasNoLength() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), child = UIView(), stack = UIStackView(arrangedSubviews: [child])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        child.heightAnchor.constraint(equalToConstant: 20).isActive = true
        child.isHidden = true
        root.addSubview(stack)
        NSLayoutConstraint.activate([stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.widthAnchor.constraint(equalToConstant: 50)])
        root.layoutIfNeeded()
        XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 50, height: 0))
        XCTAssertEqual(child.frame, CGRect(x: 0, y: 0, width: 50, height: 0))
    }

    @MainActor func testProportionsOfTheFirstViewsGoFirst() async {
        let views = [(50.0, 10.0), (75, 10), (75, 10)].map { AutoLayoutTests.Sized(CGSize(width: $0.0, height: $0.1)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 10)
        views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
        stack.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.width), [100, 200, 100])
    }

    /// Wishes of one strength that can't all be met: the older view's are.
    @MainActor func testOfTwoLabelsTheOlderKeepsItsHeight() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        let labels = (0..<2).map { _ in AutoLayoutTests.Sized(CGSize(width: 50, height: 40)) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.frame = root.bounds
        root.addSubview(stack)
        root.layoutIfNeeded()
        XCTAssertEqual(labels.map(\.frame.height), [40, 20])
    }

    /// On the canvas the content of a hidden view keeps it long; on a device it is broken.
    @MainActor func testTheContentOfAHiddenView() async {
        defer { UIStackView.hidingPriority = .required }
        UIStackView.hidingPriority = UILayoutPriority(999)
        let views = [UIView(), UIView()], stack = UIStackView(arrangedSubviews: views)
        for view in views { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        views[1].isHidden = true
        stack.axis = .vertical
        stack.spacing = 5
        stack.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        stack.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame), [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 50, height: 20)])
    }

    // MARK: Texts

    /// White space before the end of a paragraph counts, but never beyond the room there is.
    @MainActor func testWhiteSpaceAtTheEndOfALabel() async {
        func size(_ text: String, _ width: CGFloat = 1000) -> CGFloat {
            let label = UILabel()
            label.text = text
            label.numberOfLines = 0
            return label.sizeThatFits(CGSize(width: width, height: 1000)).width
        }
        let space = size("a b") - size("ab")
        XCTAssertEqual(size("ab  "), size("ab") + 2 * space, accuracy: 1.1)
        XCTAssertGreaterThan(size("ab  "), size("ab") + space)
        XCTAssertEqual(size("ab              ", 40), 40, accuracy: 0.5)
        XCTAssertEqual(("ab " as NSString).size(withAttributes: nil).width, ("ab." as NSString).size(withAttributes: nil).width, accuracy: 3)
    }

    /// Texts of the standard styles begin at whole points, the two of a row's ends on one baseline.
    @MainActor func testTextsOfStandardCells() async {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.textLabel?.font = .systemFont(ofSize: 16)
        cell.detailTextLabel?.text = "Detail"
        cell.detailTextLabel?.font = .systemFont(ofSize: 14)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.textLabel?.frame.minY, 21)
        XCTAssertEqual(cell.detailTextLabel?.frame.minY, 23)
    }

    // MARK: Bars

    /// A bar that stands by itself in a sheet is as high as a navigation controller's there.
    @MainActor func testABarInASheet() async {
        let window = Stage.window(UIViewController()), sheet = UIViewController(), bar = UINavigationBar()
        window.isHidden = false
        window.rootViewController?.present(sheet, animated: false)
        XCTAssertEqual(bar.intrinsicContentSize.height, 44)
        sheet.view.addSubview(bar)
        XCTAssertEqual(bar.intrinsicContentSize.height, 56)
    }

    // MARK: Baselines

    /// A label's baselines are those of one as high as its text.
    @MainActor func testBaselinesOfAStretchedLabel() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), high = UILabel(), low = UILabel()
        for label in [high, low] {
            label.text = "Text"
            label.font = .systemFont(ofSize: 17)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            high.topAnchor.constraint(equalTo: root.topAnchor), high.leadingAnchor.constraint(equalTo: root.leadingAnchor), high.heightAnchor.constraint(equalToConstant: 100),
            low.leadingAnchor.constraint(equalTo: high.trailingAnchor), low.lastBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(low.frame.maxY, 100, accuracy: 0.01)
        XCTAssertLessThan(low.frame.height, 30)
    }

    /// A button's baseline is its title's, measured from the bottom: two of the same height lie side by side whichever of them is meant.
    @MainActor func testBaselinesOfButtons() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), label = UILabel(), button = UIButton(type: .system)
        button.setTitle("Text", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        label.text = "Text"
        label.font = .systemFont(ofSize: 17)
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor), button.leadingAnchor.constraint(equalTo: root.leadingAnchor), button.heightAnchor.constraint(equalToConstant: 44),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor), label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.midY, 22, accuracy: 1)
    }

    // MARK: Nibs

    /// Constraints of an effect view reach into its content.
    @MainActor func testConstraintsOfAnEffectView() async throws {
        let view = try nibView("""
            <visualEffectView id="e"><rect key="frame" x="0" y="0" width="100" height="60"/>
            <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="60"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews></view>
            <constraints><constraint firstAttribute="trailing" secondItem="in" secondAttribute="trailing" constant="13" id="k1"/><constraint firstItem="in" firstAttribute="top" secondItem="e" secondAttribute="top" constant="11" id="k2"/>
            <constraint firstItem="in" firstAttribute="leading" secondItem="e" secondAttribute="leading" constant="13" id="k3"/><constraint firstAttribute="bottom" secondItem="in" secondAttribute="bottom" constant="9" id="k4"/></constraints>
            </visualEffectView>
            """)
        let content = try XCTUnwrap((view as? UIVisualEffectView)?.contentView)
        XCTAssertEqual(content.subviews.first?.frame, CGRect(x: 13, y: 11, width: 74, height: 40))
    }

    /// The guides that a nib brings are the scroll view's own: constraints to them size the content and hold it to the frame.
    @MainActor func testGuidesOfAScrollView() async throws {
        let view = try nibView("""
            <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="60"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="0" y="0" width="1" height="1"/><constraints><constraint firstAttribute="height" constant="200" id="k0"/></constraints></view></subviews>
            <constraints><constraint firstItem="in" firstAttribute="top" secondItem="content" secondAttribute="top" id="k1"/><constraint firstItem="in" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="k2"/>
            <constraint firstItem="in" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="k3"/><constraint firstItem="in" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="k4"/>
            <constraint firstItem="in" firstAttribute="width" secondItem="frame" secondAttribute="width" id="k5"/></constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
            """)
        let scroll = try XCTUnwrap(view as? UIScrollView)
        XCTAssertEqual(scroll.subviews.first?.frame, CGRect(x: 0, y: 0, width: 100, height: 200))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 100, height: 200))
        XCTAssertEqual(scroll.contentLayoutGuide.layoutFrame.size, scroll.contentSize)
        XCTAssertEqual(scroll.frameLayoutGuide.layoutFrame, scroll.bounds)
    }

    /// A view that a variation takes away takes its constraints along.
    @MainActor func testConstraintsOfAViewThatIsNotInstalled() async throws {
        let view = try nibView("""
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="60"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="out"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
            <constraints><constraint firstItem="out" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/></constraints>
            <variation key="default"><mask key="subviews"><exclude reference="out"/></mask></variation></view>
            """)
        XCTAssertTrue(view.subviews.isEmpty)
        XCTAssertTrue(view.constraints.isEmpty)
    }

    /// A nib's button shows what its configuration says, not the title that the editor keeps beside it.
    @MainActor func testAConfigurationWithoutATitle() async throws {
        let plain = try nibView(#"<button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="56" height="46"/><state key="normal" title="A title that is long"/><buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/></button>"#)
        let button = try XCTUnwrap(plain as? UIButton)
        XCTAssertLessThan(button.intrinsicContentSize.width, 60)
        button.setTitle("A title that is long", for: .normal)
        XCTAssertGreaterThan(button.intrinsicContentSize.width, 100)
    }

    @MainActor func testTheFontOfAConfigurationsTitle() async throws {
        let view = try nibView(#"<button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="56" height="46"/><state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Go"><fontDescription key="titleFontDescription" type="boldSystem" pointSize="40"/></buttonConfiguration></button>"#)
        let button = try XCTUnwrap(view as? UIButton)
        XCTAssertEqual(button.intrinsicContentSize.height, 62, accuracy: 0.5)
        XCTAssertEqual((button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 40)
    }

    @MainActor func testASymbolsScaleOfANib() async throws {
        let width = { (scale: String) in
            let view = try self.nibView(#"<button id="b"><rect key="frame" x="0" y="0" width="56" height="46"/><state key="normal"><imageReference key="image" image="star" catalog="system"\#(scale)/></state></button>"#)
            return view.intrinsicContentSize.width
        }
        XCTAssertGreaterThan(try width(#" symbolScale="large""#), try width("") * 1.15)
    }

    /// A button's image lies in the room that a line of its title would have.
    @MainActor func testAButtonOfASmallImageIsALineHigh() async {
        let button = UIButton(type: .custom)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in }, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 18, height: 22))
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }, for: .normal)
        XCTAssertEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    }

    // MARK: By iOS

    @MainActor private func on<T>(iOS version: Double, _ make: () -> T) -> T {
        PlatformMetrics.current = PlatformMetrics(systemVersion: version)
        defer { PlatformMetrics.current = PlatformMetrics(systemVersion: 18) }
        return make()
    }

    @MainActor func testRoundedFieldsOfLargeFonts() async {
        let height = { (size: CGFloat) in
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: size)
            return field.intrinsicContentSize.height
        }
        XCTAssertEqual([18, 22, 24, 25, 30].map { size in on(iOS: 12) { height(size) } }, [30, 31, 33, 34, 40])
        XCTAssertEqual(height(30), 45.5, accuracy: 0.5)
    }

    /// As wide as the widest title and the room around it, in whole points, for each segment, and a point between two.
    @MainActor func testSegmentedControlsWithTitles() async {
        XCTAssertEqual(on(iOS: 12) { UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.width }, 121)
        XCTAssertEqual(UISegmentedControl(items: ["First", "Second"]).intrinsicContentSize.width, 131)
        XCTAssertEqual(UISegmentedControl(items: ["Solid", "Gradient"]).intrinsicContentSize.width, 145)
    }

    /// On phones from 390 points on a cell's text begins at 20 points.
    @MainActor func testMarginsOfCells() async {
        for (width, margin): (CGFloat, CGFloat) in [(375, 16), (390, 20), (393, 20), (414, 20)] {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300)), cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            table.addSubview(cell)
            cell.table = table
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.textLabel?.text = "Text"
            cell.layoutIfNeeded()
            XCTAssertEqual(cell.textLabel?.frame.minX, margin, "\(width)")
        }
    }

    @MainActor func testTitlesAndConfigurationsByIOS() async {
        XCTAssertEqual([10, 11.2, 12, 13, 18].map { version in on(iOS: version) { UIFont.preferredFont(forTextStyle: .title1).pointSize } }, [28, 26, 26, 28, 28])
        XCTAssertEqual(on(iOS: 12) { UIFont.preferredFont(forTextStyle: .title2).pointSize }, 20)
        let height = {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Go"
            return UIButton(configuration: configuration).intrinsicContentSize.height
        }
        XCTAssertEqual([15, 16].map { version in on(iOS: version, height) }, [31, 34 + 1.0 / 3])
    }

    @MainActor func testDatePickersWithoutAStyle() async {
        XCTAssertEqual([14, 14.5].map { version in on(iOS: version) { UIDatePicker().datePickerStyle } }, [.wheels, .compact])
    }

    // MARK: Reading direction

    /// A picture that flips, and a symbol that points forward, are mirrored where one reads from right to left.
    @MainActor func testPicturesThatFollowTheReadingDirection() async throws {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }.imageFlippedForRightToLeftLayoutDirection()
        let view = UIImageView(image: half)
        func isLeftRed() throws -> Bool { try XCTUnwrap(view.layer.contents as? CGImage).bitmap.row(0)[0] != 0 }
        XCTAssertTrue(try isLeftRed())
        view.semanticContentAttribute = .forceRightToLeft
        view.image = half
        XCTAssertFalse(try isLeftRed())
        XCTAssertEqual(["chevron.forward", "arrow.backward.circle", "chevron.right", "forward.fill"].map { UIImage(systemName: $0)?.flipsForRightToLeftLayoutDirection }, [true, true, false, false])
    }

    // MARK: Safe area

    @MainActor func testWhatLiesBeyondASideWithoutInsetHasNone() async {
        let window = Stage.window(UIViewController()), view = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 50))
        window.rootViewController!.view.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        XCTAssertEqual(view.safeAreaInsets, .zero)
    }
}
