import XCTest

@testable import UIKit

/// The keyboard on the screen, input views and accessories.
final class ScreenKeyboardTests: XCTestCase {
    @MainActor private func panel() -> KeyboardPanel? { UIApplication.shared.windowList.onScreen.compactMap { $0 as? KeyboardWindow }.first?.subviews.first as? KeyboardPanel }
    @MainActor private func keys() -> [KeyView] { panel()?.descendants(KeyView.self) ?? [] }
    @MainActor private func key(_ name: String) -> KeyView? { keys().first { $0.accessibilityLabel == name } }

    @MainActor func testKeysType() async {
        let hand = Hand(), field = hand.put(UITextField(), 50, 200, 200, 34), log = Log()
        field.autocapitalizationType = .none
        field.returnKeyType = .done
        field.note([(.editingDidEndOnExit, "exit")], in: log)
        await hand.tap(field)
        await hand.wait(0.4)
        XCTAssertFalse(UIApplication.shared.windows.contains { $0 is KeyboardWindow }, "F10: none of the app's windows")
        for name in ["h", "i", "space", "more", "1", "delete", "more", "x"] { await hand.tap(key(name)!) }
        XCTAssertEqual(field.text, "hi x")
        await hand.tap(key("Done")!)
        XCTAssertEqual(log.lines, ["exit"])
        await hand.wait(0.4)
        XCTAssertNil(panel(), "it goes with the first responder")
    }

    @MainActor func testShiftAtTheBeginning() async {
        let hand = Hand(), field = hand.put(UITextField(), 50, 200, 200, 34)
        await hand.tap(field)
        await hand.wait(0.4)
        await hand.tap(key("A")!)
        await hand.tap(key("b")!)
        await hand.tap(key("shift")!)
        await hand.tap(key("C")!)
        XCTAssertEqual(field.text, "AbC")
    }

    @MainActor func testNumberPad() async {
        let hand = Hand(), field = hand.put(UITextField(), 50, 200, 200, 34)
        field.keyboardType = .decimalPad
        await hand.tap(field)
        await hand.wait(0.4)
        for name in ["4", "2", ".", "0"] { await hand.tap(key(name)!) }
        XCTAssertEqual(field.text, "42.0")
    }

    @MainActor func testInputViewAndAccessory() async {
        let hand = Hand(), field = hand.put(UITextField(), 50, 200, 200, 34), target = ActionTarget()
        let picker = UIPickerView(), bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [UIBarButtonItem(title: "Done", style: .done, target: target, action: Selector("plain"))]
        field.inputView = picker
        field.inputAccessoryView = bar
        await hand.tap(field)
        await hand.wait(0.4)
        let height = UIScreen.main.bounds.height
        XCTAssertEqual(Keyboard.shared.frame?.height, 216 + 44)
        XCTAssertEqual(bar.convert(bar.bounds, to: nil).minY, height - 260)
        XCTAssertEqual(picker.convert(picker.bounds, to: nil).minY, height - 216)
        await hand.tap(bar.descendants(BarButtonView.self)[0])
        XCTAssertEqual(target.log, ["plain"])
        XCTAssertTrue(bar.next === bar.superview && bar.superview?.next === field)
        field.resignFirstResponder()
        await hand.wait(0.4)
        XCTAssertNil(picker.window)
    }

    @MainActor func testTablesOfTableControllersMakeRoom() async {
        final class Form: UITableViewController {
            let field = UITextField()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                if indexPath.row == 13 {
                    field.frame = CGRect(x: 20, y: 5, width: 200, height: 34)
                    cell.contentView.addSubview(field)
                }
                return cell
            }
        }
        let form = Form(), hand = Hand(form)
        await hand.tap(form.field)
        await hand.wait(0.8)
        XCTAssertTrue(form.field.isFirstResponder)
        XCTAssertLessThanOrEqual(form.field.convert(form.field.bounds, to: nil).maxY, UIScreen.main.bounds.height - 336)
        form.field.resignFirstResponder()
        await hand.wait(0.5)
        XCTAssertEqual(form.tableView.contentInset, .zero)
        XCTAssertEqual(form.tableView.adjustedContentInset.bottom, form.tableView.safeAreaInsets.bottom)
    }
}
