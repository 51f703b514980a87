import UIKit
import XCTest

/// Functions that are members since Swift 4.2.
@available(*, deprecated)
final class OldFunctionTests: XCTestCase {
    func testTheyDoWhatTheMembersDo() throws {
        XCTAssertEqual(UIEdgeInsetsMake(1, 2, 3, 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)), CGRect(x: 2, y: 1, width: 4, height: 6))
        XCTAssertEqual(CGPointFromString("{1, 2}"), CGPoint(x: 1, y: 2))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        XCTAssertNotNil(UIImagePNGRepresentation(image))
        XCTAssertNotNil(UIImageJPEGRepresentation(image, 0.5))
    }
}
