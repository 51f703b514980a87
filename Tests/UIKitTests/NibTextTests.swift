import Foundation
import Testing

@testable import UIKit

/// What iOS raises when nibs, storyboards and segues go wrong.
struct NibTextTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func test_E21_missingNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Bundle.main.loadNibNamed("Absent", owner: nil) }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle <"))
        #expect(text(result).contains("(loaded)' with name 'Absent'"))
    }

    @Test func test_E16_missingNibOfAControllerIsRaisedWithItsView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController(nibName: "Absent", bundle: nil)
                FileHandle.standardError.write(Data("made\n".utf8))
                controller.loadViewIfNeeded()
            }
        }
        #expect(text(result).contains("made"))
        #expect(text(result).contains("with name 'Absent'"))
    }

    @Test func testTruncatedNibNamesTheOffset() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(data: Data("NIBArchive\u{1}".utf8), bundle: nil).instantiate(withOwner: nil) }
        }
        #expect(text(result).contains("data: byte "))
        #expect(text(result).contains("the file ends in the middle of a value"))
    }

    @Test func test_E23_outletThatTheObjectDoesNotHave() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { NibConnector(nib: Nib(data: [], name: "t", bundle: .main)).connect(outlet: "absent", of: StoryboardTests.Plain(), to: nil) }
        }
        #expect(text(result).contains("'NSUnknownKeyException'"))
        #expect(text(result).contains("this class is not key value coding-compliant for the key absent."))
    }

    @Test func test_E11_segueThatDoesNotExist() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().performSegue(withIdentifier: "away", sender: nil) }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Receiver (<UIViewController: 0x"))
        #expect(text(result).contains(">) has no segue with identifier 'away''"))
    }

    @Test func testPushingTwiceIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let controller = UIViewController()
                UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
            }
        }
        #expect(text(result).contains("Pushing the same view controller instance more than once is not supported (<UIViewController: 0x"))
    }

    @Test func testASecondCancelActionIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'UIAlertController can only have one action with a style of UIAlertActionStyleCancel'"))
    }
}
