import Foundation
import XCTest

@testable import UIKit

final class VectorImageTests: XCTestCase {
    /// A number after the end of a subpath is a fault that ends the path, as far as it was right.
    func test_aPathInSVGEndsAtAFault() {
        XCTAssertEqual(PathData.parse("M1 2L5 6Z,17,31 24").boundingBox, CGRect(x: 1, y: 2, width: 4, height: 4))
        for text in ["M", "Z", "Z9", "z z9", "M0 0Z0", "A1", "M0 0A1 1 0 2 2 3 3", "m1e400 2l3 4"] { _ = PathData.parse(text).boundingBox }
    }
}
