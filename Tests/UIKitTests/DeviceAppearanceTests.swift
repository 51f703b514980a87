import XCTest

@testable import UIKit

/// What another appearance of the device changes.
final class DeviceAppearanceTests: XCTestCase {
    final class Drawing: UIView {
        var drawn = 0, laidOut = 0, tinted = 0

        override func draw(_ rect: CGRect) { drawn += 1 }
        override func layoutSubviews() { super.layoutSubviews(); laidOut += 1 }
        override func tintColorDidChange() { super.tintColorDidChange(); tinted += 1 }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("draw(_:)")
        }
    }

    @MainActor override func tearDown() async throws { UIScreen.main.set(style: .light) }

    @MainActor func testViewsDrawAndLayOutAnew() async {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), root = UIViewController()
        root.view.addSubview(view)
        let window = Stage.show(root)
        _ = LayerRenderer.render(root: window.layer, size: window.bounds.size, scale: 1, time: 0)
        let before = (view.drawn, view.laidOut, view.tinted)
        UIScreen.main.set(style: .dark)
        Stage.settle()
        _ = LayerRenderer.render(root: window.layer, size: window.bounds.size, scale: 1, time: 0)
        XCTAssertGreaterThan(view.drawn, before.0)
        XCTAssertGreaterThan(view.laidOut, before.1)
        XCTAssertGreaterThan(view.tinted, before.2)
    }

    @MainActor func testTheKeyboardFollows() async throws {
        let keyboard = KeyboardWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), keys = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 244))
        keys.backgroundColor = .systemBackground
        keyboard.addSubview(keys)
        keyboard.isHidden = false
        defer { keyboard.isHidden = true }
        func white() -> CGFloat? { keys.layer.backgroundColor?.components?.first }
        XCTAssertEqual(white(), 1)
        UIScreen.main.set(style: .dark)
        XCTAssertEqual(white(), 0)
    }

    @MainActor func testCentredViewsKeepTheirWidthWhereEdgesFallHalfwayBetweenPixels() async {
        let frame = CGRect(x: 45.833333333333336, y: 0, width: 38.333333333333336, height: 10).roundedToPixels(scale: 3)
        XCTAssertEqual(frame.width, 38.333, accuracy: 0.001)
        let other = CGRect(x: 45.83333333333333, y: 0, width: 38.33333333333333, height: 10).roundedToPixels(scale: 3)
        XCTAssertEqual(other.width, 38.333, accuracy: 0.001)
    }
}
