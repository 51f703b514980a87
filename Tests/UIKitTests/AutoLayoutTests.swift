import UIKit
import XCTest

/// Frames that constraints give, on trees without a window.
final class AutoLayoutTests: XCTestCase {
    @MainActor private func container(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }

    @MainActor private func child(of superview: UIView, size: CGSize? = nil) -> UIView {
        let view = size.map { Sized($0) } ?? UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    /// A view with an intrinsic size.
    final class Sized: UIView {
        var content: CGSize
        init(_ content: CGSize) {
            self.content = content
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { fatalError() }
        override var intrinsicContentSize: CGSize { content }
    }

    /// Nothing says where the column begins: its first view stays at the top.
    @MainActor func testAnAmbiguousColumnStartsAtZero() async {
        let root = container()
        let views = (0..<5).map { _ in child(of: root) }
        for (place, view) in views.enumerated() {
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 88).isActive = true
            if place > 0 { view.topAnchor.constraint(equalTo: views[place - 1].bottomAnchor, constant: 10).isActive = true }
        }
        root.layoutIfNeeded()
        XCTAssertEqual(views.map(\.frame.minY), [0, 98, 196, 294, 392])
    }

    @MainActor func testEdgesAndConstant() async {
        let root = container()
        let view = child(of: root)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        NSLayoutConstraint.activate([top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30), view.heightAnchor.constraint(equalToConstant: 44)])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 10, width: 270, height: 44))
        top.constant = 50
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minY, 50)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 350)
    }

    @MainActor func testCousinsAcrossTwoLevels() async {
        let root = container()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.addSubview(box)
        let inner = child(of: box, size: CGSize(width: 10, height: 10))
        let outer = child(of: root, size: CGSize(width: 20, height: 20))
        inner.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        inner.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
        outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5).isActive = true
        outer.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 45, y: 45, width: 10, height: 10))
        XCTAssertEqual(outer.frame, CGRect(x: 160, y: 145, width: 20, height: 20))
        box.frame.origin.x = 50
        root.layoutIfNeeded()
        XCTAssertEqual(outer.frame.minX, 110)
    }

    @MainActor func testIntrinsicSizeHuggingAndResistance() async {
        let root = container(100, 50)
        let left = Sized(CGSize(width: 70, height: 20)), right = Sized(CGSize(width: 60, height: 20))
        for view in [left, right] {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        left.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor).isActive = true
        right.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(left.frame, CGRect(x: 0, y: 0, width: 70, height: 20))
        XCTAssertEqual(right.frame, CGRect(x: 70, y: 0, width: 30, height: 20))
        root.frame.size.width = 200
        left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(left.frame.width, 70)
        XCTAssertEqual(right.frame.width, 130)
        left.content.width = 90
        left.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        XCTAssertEqual(right.frame.width, 110)
    }

    @MainActor func testMarginsAndReadingDirection() async {
        let root = container()
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor), view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 314, height: 476))
        root.directionalLayoutMargins.leading = 12
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 12, y: 1, width: 304, height: 476))
    }

    @MainActor func testRightToLeftMirrorsLeading() async {
        let root = container()
        root.semanticContentAttribute = .forceRightToLeft
        let view = child(of: root, size: CGSize(width: 100, height: 20))
        view.semanticContentAttribute = .forceRightToLeft
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 204, y: 0, width: 100, height: 20))
    }

    @MainActor func testMultiplierAndPriority() async {
        let root = container(300, 300)
        let view = child(of: root)
        let wish = view.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([wish, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5), view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 1),
                                     view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 75, y: 0, width: 150, height: 301))
    }

    @MainActor func testVisualFormat() async {
        let root = container()
        let a = child(of: root), b = child(of: root)
        let views: [String: Any] = ["a": a, "b": b]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(==b)]-gap-[b]-|", options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 10], views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[a(>=44@900)]", metrics: nil, views: views))
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame, CGRect(x: 20, y: 5, width: 135, height: 44))
        XCTAssertEqual(b.frame, CGRect(x: 165, y: 5, width: 135, height: 44))
    }

    /// Beyond the documented grammar, as apps have it.
    @MainActor func testVisualFormatTakesARelationWithoutParentheses() async {
        let views = ["a": UIView(), "b": UIView()]
        let made = NSLayoutConstraint.constraints(withVisualFormat: "H:[a]->=4-[b]", options: [], metrics: nil, views: views)
        XCTAssertEqual(made.map(\.relation), [.greaterThanOrEqual])
        XCTAssertEqual(made.map(\.constant), [4])
    }

    @MainActor func testLayoutGuide() async {
        let root = container(100, 100)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = child(of: root)
        NSLayoutConstraint.activate([guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                                     guide.widthAnchor.constraint(equalToConstant: 10), view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                                     view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor)])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 25, width: 90, height: 75))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 10, height: 25))
    }

    @MainActor func testFittingSize() async {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        let label = Sized(CGSize(width: 120, height: 20))
        card.addSubview(label)
        NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8), card.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                                     label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16), card.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 16)])
        XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 152, height: 36))
        XCTAssertEqual(card.systemLayoutSizeFitting(CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 36))
    }

    @MainActor func testScrollViewContentSizeFromConstraints() async {
        let root = container()
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let content = child(of: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor), scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor), content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 1000),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(scroll.contentSize, CGSize(width: 320, height: 1000))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 320, height: 1000))
    }

    @MainActor func testRemovalEndsConstraintsThatCross() async {
        let root = container()
        let view = child(of: root, size: CGSize(width: 5, height: 5))
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let size = view.widthAnchor.constraint(equalToConstant: 7)
        NSLayoutConstraint.activate([edge, size])
        view.removeFromSuperview()
        XCTAssertFalse(edge.isActive)
        XCTAssertTrue(size.isActive)
        XCTAssertTrue(root.constraints.isEmpty)
    }
}
