import XCTest

@testable import UIKit

/// What controllers show while they have no content.
final class ContentUnavailableTests: XCTestCase {
    final class Controller: UIViewController {
        var searched: String?
        var calls = 0
        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            calls += 1
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "star")
            configuration.text = "No Favorites"
            configuration.secondaryText = "They show up here."
            configuration.button.title = "Add"
            contentUnavailableConfiguration = searched == nil ? configuration : nil
        }
    }

    @MainActor private func labels(_ view: UIView) -> [String] { view.subviews.flatMap { ($0 as? UILabel).flatMap(\.text).map { [$0] } ?? labels($0) } }

    @MainActor func test_aControllerAsksWhatToShowAsItAppears() async throws {
        let controller = Controller(), window = Stage.show(controller)
        XCTAssertEqual(controller.calls, 1)
        window.layoutIfNeeded()
        let view = try XCTUnwrap(controller.view.subviews.last as? UIContentUnavailableView)
        XCTAssertEqual(view.frame, controller.view.bounds)
        XCTAssertEqual(labels(view), ["No Favorites", "They show up here.", "Add"])
        let stack = try XCTUnwrap(view.subviews.first as? UIStackView), image = try XCTUnwrap(stack.arrangedSubviews.first as? UIImageView)
        XCTAssertEqual(stack.center.x, view.bounds.midX, accuracy: 0.5)
        XCTAssertGreaterThan(image.bounds.height, 30, "a symbol of 48 points")
        controller.searched = "x"
        controller.setNeedsUpdateContentUnavailableConfiguration()
        XCTAssertNil(controller.contentUnavailableConfiguration)
        XCTAssertFalse(controller.view.subviews.contains { $0 is UIContentUnavailableView })
        window.isHidden = true
    }

    @MainActor func test_aSearchSaysWhatWasLookedFor() async {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "pear"
        XCTAssertEqual(UIContentUnavailableConfiguration.search().updated(for: state).text, "No Results for “pear”")
        XCTAssertTrue(UIContentUnavailableConfiguration.empty() == .empty())
        XCTAssertFalse(UIContentUnavailableConfiguration.search() == .empty())
    }

    @MainActor func test_viewsOverrideTraitsForThoseInside() async {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        inner.traitOverrides.preferredContentSizeCategory = .small
        XCTAssertEqual(inner.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertEqual(outer.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    }
}
