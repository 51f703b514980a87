import XCTest

@testable import UIKit

/// A wheel scrolls without a touch.
final class WheelScrollingTests: XCTestCase {
    private final class Listener: ObjCObject, UIScrollViewDelegate {
        var log: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(Int(scrollView.contentOffset.y))") }
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { log.append("willEnd") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("end \(decelerate)") }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements(
                "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
                "scrollViewDidEndDragging(_:willDecelerate:)")
        }
    }

    @MainActor private func scrollView(height: CGFloat, content: CGFloat, in parent: UIView? = nil) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: content)
        (parent ?? Stage.window()).addSubview(view)
        return view
    }

    @MainActor private func passTime() async throws { try await Task.sleep(nanoseconds: 400_000_000) }

    @MainActor func test_theDelegateHearsOfADrag() async throws {
        let view = scrollView(height: 400, content: 1000), listener = Listener()
        view.delegate = listener
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: view)
        XCTAssertTrue(view.isDragging)
        XCTAssertFalse(view.isTracking, "nothing touches it")
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: view)
        XCTAssertEqual(listener.log, ["begin", "scroll 60", "scroll 120"])
        try await passTime()
        XCTAssertEqual(listener.log, ["begin", "scroll 60", "scroll 120", "willEnd", "end false"])
        XCTAssertFalse(view.isDragging)
    }

    @MainActor func test_itStopsAtTheEndAndGoesOnOutside() async throws {
        let outer = scrollView(height: 400, content: 1000), inner = scrollView(height: 200, content: 250, in: outer)
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: inner)
        XCTAssertEqual(inner.contentOffset.y, 50, "no rubber band")
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: inner)
        XCTAssertEqual(outer.contentOffset.y, 0, "the inner one keeps the wheel while it scrolls")
        try await passTime()
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: inner)
        XCTAssertEqual(outer.contentOffset.y, 60)
    }

    @MainActor func test_aNotchTurnsAPage() async throws {
        let view = scrollView(height: 400, content: 1200)
        view.isPagingEnabled = true
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: view)
        for _ in 0..<4 { try await passTime() }
        XCTAssertEqual(view.contentOffset.y, 400, accuracy: 0.5)
    }

    @MainActor func test_whatMovesTheContentOtherwiseEndsTheDrag() async throws {
        let view = scrollView(height: 400, content: 1000), listener = Listener()
        view.delegate = listener
        WheelScrolling.scroll(by: CGPoint(x: 0, y: -60), from: view)
        view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        XCTAssertEqual(listener.log, ["begin", "scroll 60", "end false", "scroll 10"])
        try await passTime()
        XCTAssertEqual(listener.log.count, 4, "once")
    }
}
