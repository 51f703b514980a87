import UIKit
import XCTest

/// What a module of the main actor declares without a word of it: `init()` of the class may use what belongs to the main actor.
final class MainActorInitTests: XCTestCase {
    @MainActor final class Model { var title = "model" }

    @MainActor final class Delegate: UIResponder {
        let model = Model()
        var loaded = ""
        override init() {
            super.init()
            load()
        }
        func load() { loaded = model.title }
    }

    @MainActor final class Grid: UICollectionViewFlowLayout {
        let model = Model()
        override init() {
            super.init()
            sectionInset.left = CGFloat(model.title.count)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor final class Fall: UIDynamicBehavior {
        let model = Model()
        override init() {
            super.init()
            action = { [model] in model.title = "fallen" }
        }
    }

    @MainActor func testItRuns() async {
        XCTAssertEqual(Delegate().loaded, "model")
        XCTAssertEqual(Grid().sectionInset.left, 5)
        let fall = Fall()
        fall.action?()
        XCTAssertEqual(fall.model.title, "fallen")
    }
}
