import UIKit
import XCTest

final class ViewTreeTests: XCTestCase {
    /// Writes down its callbacks.
    final class Recorder: UIView {
        let name: String
        static nonisolated(unsafe) var log: [String] = []

        init(_ name: String) {
            self.name = name
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { fatalError() }
        private func note(_ text: String) { Recorder.log.append("\(name).\(text)") }
        override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
        override func didMoveToSuperview() { note("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
        override func didMoveToWindow() { note("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("layoutSubviews")
        }
    }

    @MainActor func testCallbacksOfAddingAndRemoving() async {
        let parent = Recorder("parent"), child = Recorder("child")
        Recorder.log = []
        parent.addSubview(child)
        XCTAssertEqual(Recorder.log, ["child.willMoveToSuperview", "child.didMoveToSuperview", "parent.didAddSubview"])
        Recorder.log = []
        child.removeFromSuperview()
        XCTAssertEqual(Recorder.log, ["child.willMoveToSuperview", "parent.willRemoveSubview", "child.didMoveToSuperview"])
    }

    @MainActor func testOrderOfSubviews() async {
        let root = UIView()
        let views = (0 ..< 4).map { tag -> UIView in
            let view = UIView()
            view.tag = tag + 1
            root.addSubview(view)
            return view
        }
        root.sendSubviewToBack(views[3])
        XCTAssertEqual(root.subviews.map(\.tag), [4, 1, 2, 3])
        root.insertSubview(views[3], aboveSubview: views[1])
        XCTAssertEqual(root.subviews.map(\.tag), [1, 2, 4, 3])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        XCTAssertEqual(root.subviews.map(\.tag), [3, 2, 4, 1])
        root.bringSubviewToFront(views[2])
        XCTAssertEqual(root.subviews.map(\.tag), [2, 4, 1, 3])
        XCTAssertEqual(root.layer.sublayers?.map { ObjectIdentifier($0) }, root.subviews.map { ObjectIdentifier($0.layer) })
        XCTAssertTrue(root.viewWithTag(4) === views[3])
    }

    @MainActor func testFrameBoundsCenter() async {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        XCTAssertEqual(view.center, CGPoint(x: 60, y: 45))
        view.bounds = CGRect(x: 5, y: 5, width: 50, height: 50)
        XCTAssertEqual(view.frame, CGRect(x: 35, y: 20, width: 50, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: -5, width: 100, height: 100))
        XCTAssertEqual(view.bounds.size, CGSize(width: 50, height: 50))
    }

    @MainActor func testConversionsThroughBoundsOrigin() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        scrolled.bounds.origin = CGPoint(x: 0, y: 30)
        root.addSubview(scrolled)
        let leaf = UIView(frame: CGRect(x: 1, y: 35, width: 5, height: 5))
        scrolled.addSubview(leaf)
        XCTAssertEqual(leaf.convert(CGPoint.zero, to: root), CGPoint(x: 11, y: 15))
        XCTAssertEqual(root.convert(CGRect(x: 11, y: 15, width: 5, height: 5), to: leaf), CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @MainActor func testAutoresizing() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 60, width: 180, height: 20))
    }

    @MainActor func testFlexibleMarginsKeepTheMiddle() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 300, height: 200)
        XCTAssertEqual(view.frame, CGRect(x: 140, y: 90, width: 20, height: 20))
    }

    @MainActor func test_H4_manyChangesOneLayout() async {
        let view = Recorder("view")
        view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        view.layoutIfNeeded()
        Recorder.log = []
        for width in 2 ... 101 { view.frame.size.width = CGFloat(width) }
        view.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, ["view.layoutSubviews"])
    }

    @MainActor func test_H6_nothingPendingNoCallback() async {
        let view = Recorder("view")
        view.layoutIfNeeded()
        Recorder.log = []
        view.layoutIfNeeded()
        XCTAssertEqual(Recorder.log, [])
    }

    @MainActor func test_G7_hitTest() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: root.bounds), front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(back)
        root.addSubview(front)
        let hanging = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        front.addSubview(hanging)
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 65, y: 5), with: nil) === back, "outside its superview's bounds nothing is hit")
        front.alpha = 0.005
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        back.isUserInteractionEnabled = false
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
        root.isHidden = true
        XCTAssertNil(root.hitTest(CGPoint(x: 10, y: 10), with: nil))
    }

    @MainActor func testTintIsInherited() async {
        let root = UIView(), child = UIView()
        root.addSubview(child)
        root.tintColor = .red
        XCTAssertEqual(child.tintColor, .red)
        child.tintColor = .green
        XCTAssertEqual(child.tintColor, .green)
        child.tintColor = nil
        XCTAssertEqual(child.tintColor, .red)
    }
}
