import XCTest

@testable import UIKit

@MainActor final class DragAndDropTests: XCTestCase {
    private final class Session: NSObject, UIDropSession {
        let items: [UIDragItem]
        init(_ items: [UIDragItem]) { self.items = items }
        var localDragSession: (any UIDragSession)? { nil }
        var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
        var allowsMoveOperation: Bool { false }
        var isRestrictedToDraggingApplication: Bool { false }
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) } }
        func location(in view: UIView) -> CGPoint { .zero }
    }

    func testWhatADropBringsIsLoaded() async throws {
        let text = UIDragItem(itemProvider: NSItemProvider(object: NSAttributedString(string: "drop")))
        let picture = UIDragItem(itemProvider: NSItemProvider(object: UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }))
        let session = Session([text, picture])
        XCTAssertTrue(session.canLoadObjects(ofClass: NSAttributedString.self))
        XCTAssertTrue(session.canLoadObjects(ofClass: String.self))
        XCTAssertFalse(session.canLoadObjects(ofClass: URL.self))
        let loaded = expectation(description: "loaded")
        loaded.expectedFulfillmentCount = 2
        session.loadObjects(ofClass: NSAttributedString.self) { objects in
            XCTAssertEqual(objects.compactMap { ($0 as? NSAttributedString)?.string }, ["drop"])
            loaded.fulfill()
        }
        session.loadObjects(ofClass: UIImage.self) { objects in
            XCTAssertEqual((objects.first as? UIImage)?.size.width, (objects.first as? UIImage)?.size.height)
            XCTAssertEqual(objects.count, 1)
            loaded.fulfill()
        }
        await fulfillment(of: [loaded], timeout: 5)
    }

    func testOldNamesOfNotifications() async {
        let old: NSNotification.Name = .UIKeyboardWillHide
        XCTAssertEqual(old, UIResponder.keyboardWillHideNotification)
        XCTAssertEqual(NSNotification.Name.UITextFieldTextDidChange, UITextField.textDidChangeNotification)
    }

    func testAnImageByItsWholePath() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { _ in }.pngData()).write(to: file)
        XCTAssertNotNil(UIImage(named: file.path))
        XCTAssertNil(UIImage(named: "/nowhere/\(UUID().uuidString).png"))
    }
}
