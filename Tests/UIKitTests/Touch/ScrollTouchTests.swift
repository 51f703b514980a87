import XCTest

@testable import UIKit

/// Scroll views, tables and collections by finger.
final class ScrollTouchTests: XCTestCase {
    private final class Watch: ObjCObject, UIScrollViewDelegate {
        var log: [String] = []
        weak var zoomed: UIView?
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("scrollViewWillBeginDragging(_:)", "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)", "scrollViewDidEndDecelerating(_:)", "viewForZooming(in:)")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("end \(decelerate)") }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stand") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    @MainActor private func scroll(_ hand: Hand, _ content: CGSize) -> UIScrollView {
        let scroll = hand.put(UIScrollView(), 0, 100, 390, 600)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = content
        return scroll
    }

    @MainActor func testFlingDeceleratesAtTheRate() async {
        let hand = Hand(), watch = Watch(), scroll = scroll(hand, CGSize(width: 390, height: 20_000))
        scroll.delegate = watch
        await hand.drag(scroll, from: CGPoint(x: 100, y: 550), by: CGSize(width: 0, height: -200), seconds: 0.2)
        XCTAssertEqual(watch.log, ["begin", "end true", "decelerate"])
        let released = scroll.contentOffset.y
        await hand.wait(4)
        XCTAssertEqual(watch.log.last, "stand")
        // About 1000 points a second roll out over 499.
        XCTAssertEqual(scroll.contentOffset.y - released, 499, accuracy: 120)
    }

    @MainActor func testATouchStopsAndPastTheEndSpringsBack() async {
        let hand = Hand(), scroll = scroll(hand, CGSize(width: 390, height: 20_000))
        await hand.drag(scroll, from: CGPoint(x: 100, y: 550), by: CGSize(width: 0, height: -400), seconds: 0.2)
        XCTAssertTrue(scroll.isDecelerating)
        await hand.tap(scroll)
        XCTAssertFalse(scroll.isDecelerating)
        scroll.contentOffset = .zero
        await hand.drag(scroll, from: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 200), seconds: 0.3, rest: 0.3)
        XCTAssertLessThan(scroll.contentOffset.y, -30)
        await hand.wait(1)
        XCTAssertEqual(scroll.contentOffset.y, 0)
    }

    @MainActor func testPagesAndDirection() async {
        let hand = Hand(), scroll = scroll(hand, CGSize(width: 390 * 4, height: 600))
        scroll.isPagingEnabled = true
        await hand.drag(scroll, by: CGSize(width: -150, height: 0), seconds: 0.15)
        await hand.wait(1)
        XCTAssertEqual(scroll.contentOffset.x, 390)
        await hand.drag(scroll, by: CGSize(width: -100, height: 0), seconds: 0.5, rest: 0.3)
        await hand.wait(1)
        XCTAssertEqual(scroll.contentOffset.x, 390, "not far and not fast enough")
        await hand.drag(scroll, by: CGSize(width: 0, height: -150))
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 390, y: 0))
    }

    @MainActor func testPinchZooms() async {
        let hand = Hand(), watch = Watch(), scroll = scroll(hand, CGSize(width: 390, height: 600))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        scroll.addSubview(view)
        watch.zoomed = view
        scroll.delegate = watch
        scroll.maximumZoomScale = 3
        hand.settle()
        await TouchPath.pinch(hand.place(scroll), from: 100, to: 220, seconds: 0.4).play()
        XCTAssertEqual(scroll.zoomScale, 2.05, accuracy: 0.25)
        XCTAssertEqual(scroll.contentSize.width, 390 * scroll.zoomScale, accuracy: 1)
        await TouchPath.pinch(hand.place(scroll), from: 60, to: 360, seconds: 0.3).play()
        await hand.wait(0.5)
        XCTAssertEqual(scroll.zoomScale, 3, accuracy: 0.001)
    }

    @MainActor func testContentTouchesWaitForADrag() async {
        let hand = Hand(), scroll = scroll(hand, CGSize(width: 390, height: 2000)), log = Log()
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
        button.note([(.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")], in: log)
        scroll.addSubview(button)
        hand.settle()
        await hand.drag(button, by: CGSize(width: 0, height: -80), rest: 0.3)
        XCTAssertEqual(log.lines, [], "a drag at once is the scroll view's")
        XCTAssertGreaterThan(scroll.contentOffset.y, 50)
        scroll.contentOffset = .zero
        await hand.tap(button)
        XCTAssertEqual(log.lines, ["down", "up"])
        log.lines = []
        await hand.drag(button, by: CGSize(width: 0, height: -60), hold: 0.3, rest: 0.2)
        XCTAssertEqual(scroll.contentOffset.y, 0, "what a control has begun stays its own")
        XCTAssertEqual(log.lines, ["down", "up"])
    }

    @MainActor func testStatusBarTapScrollsToTheTop() async {
        let hand = Hand(), scroll = scroll(hand, CGSize(width: 390, height: 2000))
        scroll.contentOffset.y = 700
        await TouchPath.tap(CGPoint(x: 196, y: 20)).play()
        await hand.wait(0.6)
        XCTAssertEqual(scroll.contentOffset.y, 0)
    }

    @MainActor func testPullToRefresh() async {
        let hand = Hand(), scroll = scroll(hand, CGSize(width: 390, height: 2000)), log = Log(), refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        refresh.note([(.valueChanged, "refresh")], in: log)
        hand.settle()
        await hand.drag(scroll, from: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 60), seconds: 0.3, rest: 0.2)
        XCTAssertFalse(refresh.isRefreshing)
        await hand.drag(scroll, from: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 300), seconds: 0.4, rest: 0.2)
        XCTAssertTrue(refresh.isRefreshing)
        XCTAssertEqual(log.lines, ["refresh"])
        await hand.wait(1)
        XCTAssertEqual(scroll.contentOffset.y, -60, accuracy: 1, "it stays open while it refreshes")
        refresh.endRefreshing()
        await hand.wait(0.6)
        XCTAssertEqual(scroll.contentOffset.y, 0, accuracy: 1)
    }

    // MARK: Tables

    private final class Rows: ObjCObject, UITableViewDataSource, UITableViewDelegate {
        var names = (0..<30).map { "Row \($0)" }
        var log: [String] = []
        var menu = UIMenu(children: [])

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
                            "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
                            "tableView(_:contextMenuConfigurationForRowAt:point:)")
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            if indexPath.row == 5 { cell.accessoryType = .detailButton }
            return cell
        }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("delete \(indexPath.row)")
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
            log.append("move \(source.row) \(target.row)")
            names.insert(names.remove(at: source.row), at: target.row)
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { log.append("will \(indexPath.row)"); return indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { log.append("accessory \(indexPath.row)") }
        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { [self] _, _, done in log.append("mark \(indexPath.row)"); done(true) }])
        }
        func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
            menu.children.isEmpty ? nil : UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
        }
    }

    @MainActor private func table(_ hand: Hand) -> (UITableView, Rows) {
        let rows = Rows(), table = hand.put(UITableView(), 0, 100, 390, 600)
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        hand.settle()
        return (table, rows)
    }

    @MainActor private func cell(_ table: UITableView, _ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }

    @MainActor func testRowsAreSelectedByTap() async {
        let hand = Hand(), (table, rows) = table(hand)
        await hand.tap(cell(table, 2))
        await hand.tap(cell(table, 3))
        XCTAssertEqual(rows.log, ["highlight 2", "unhighlight 2", "will 2", "did 2", "highlight 3", "unhighlight 3", "will 3", "deselect 2", "did 3"])
        rows.log = []
        await hand.drag(cell(table, 4), by: CGSize(width: 0, height: -200), rest: 0.2)
        XCTAssertEqual(rows.log, [], "a drag scrolls and selects nothing")
        XCTAssertGreaterThan(table.contentOffset.y, 150)
    }

    @MainActor func testAccessoryTap() async {
        let hand = Hand(), (table, rows) = table(hand)
        await hand.tap(cell(table, 5), at: CGPoint(x: 390 - 28, y: 22))
        XCTAssertEqual(rows.log, ["accessory 5"])
    }

    @MainActor func testSwipeUncoversDeleteAndAFullSwipeRunsIt() async {
        let hand = Hand(), (table, rows) = table(hand)
        await hand.drag(cell(table, 2), by: CGSize(width: -90, height: 0))
        await hand.wait(0.4)
        XCTAssertEqual(table.descendants(SwipeActionsView.self).count, 1)
        XCTAssertLessThan(cell(table, 2).frame.minX, -60)
        await hand.tap(cell(table, 4))
        await hand.wait(0.4)
        XCTAssertEqual(cell(table, 2).frame.minX, 0)
        XCTAssertEqual(rows.log, [], "a touch beside it closes it and selects nothing")
        await hand.drag(cell(table, 2), by: CGSize(width: -90, height: 0))
        await hand.wait(0.4)
        let button = table.descendants(SwipeActionsView.self).first!.descendants(UIButton.self).first!
        await hand.tap(button)
        await hand.wait(0.4)
        XCTAssertEqual(rows.log, ["delete 2"])
        await hand.drag(cell(table, 1), from: CGPoint(x: 380, y: 22), by: CGSize(width: -320, height: 0))
        await hand.wait(0.4)
        XCTAssertEqual(rows.log, ["delete 2", "delete 1"])
        await hand.drag(cell(table, 3), from: CGPoint(x: 10, y: 22), by: CGSize(width: 330, height: 0))
        await hand.wait(0.4)
        XCTAssertEqual(rows.log.last, "mark 3")
        rows.log = []
        await hand.drag(cell(table, 6), by: CGSize(width: -30, height: 0), seconds: 0.5, rest: 0.2)
        await hand.wait(0.4)
        XCTAssertEqual(cell(table, 6).frame.minX, 0, "not far enough")
    }

    @MainActor func testEditModeDeletesAndMoves() async {
        let hand = Hand(), (table, rows) = table(hand)
        table.setEditing(true, animated: false)
        hand.settle()
        await hand.tap(cell(table, 1).descendants(CellEditControl.self).first!)
        await hand.wait(0.4)
        let button = table.descendants(SwipeActionsView.self).first!.descendants(UIButton.self).first!
        await hand.tap(button)
        await hand.wait(0.4)
        XCTAssertEqual(rows.log, ["delete 1"])
        let grip = cell(table, 0).descendants(CellReorderControl.self).first!
        await hand.drag(grip, by: CGSize(width: 0, height: 44 * 3), seconds: 0.4, rest: 0.2)
        await hand.wait(0.4)
        XCTAssertEqual(rows.log.last, "move 0 3")
        XCTAssertEqual(rows.names.prefix(4), ["Row 2", "Row 3", "Row 4", "Row 0"])
        XCTAssertEqual(table.visibleCells.prefix(4).map { $0.textLabel?.text }, ["Row 2", "Row 3", "Row 4", "Row 0"])
        XCTAssertEqual(table.contentOffset.y, 0, "the table stayed where it was")
    }

    @MainActor func testContextMenuOfARow() async {
        let hand = Hand(), (table, rows) = table(hand)
        rows.menu = UIMenu(children: [UIAction(title: "Share") { [rows] _ in rows.log.append("share") }])
        await TouchPath.press(hand.place(cell(table, 2)), seconds: 0.8).play()
        hand.settle()
        let items = hand.window.descendants(MenuElementView.self)
        XCTAssertEqual(items.count, 1)
        rows.log = []
        await hand.tap(items[0])
        XCTAssertEqual(rows.log, ["share"])
    }

    // MARK: Collections

    private final class Items: ObjCObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("collectionView(_:didHighlightItemAt:)", "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)")
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { log.append("highlight \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { log.append("deselect \(indexPath.item)") }
    }

    @MainActor func testItemsAreSelectedOneOrMany() async {
        let hand = Hand(), items = Items(), view = hand.put(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), 0, 100, 390, 600)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        view.delegate = items
        hand.settle()
        func cell(_ item: Int) -> UICollectionViewCell { view.cellForItem(at: IndexPath(item: item, section: 0))! }
        await hand.tap(cell(1))
        await hand.tap(cell(2))
        XCTAssertEqual(items.log, ["highlight 1", "select 1", "highlight 2", "deselect 1", "select 2"])
        view.allowsMultipleSelection = true
        items.log = []
        await hand.tap(cell(3))
        await hand.tap(cell(2))
        XCTAssertEqual(items.log, ["highlight 3", "select 3", "highlight 2", "deselect 2"])
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    }
}

extension ScrollTouchTests {
    @MainActor func testItemsOfACollectionControllerAreCarried() async {
        final class Cards: UICollectionViewController {
            var moves: [String] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("collectionView(_:moveItemAt:to:)") }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
            override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { moves.append("\(sourceIndexPath.item) \(destinationIndexPath.item)") }
        }
        let cards = Cards(collectionViewLayout: UICollectionViewFlowLayout())
        cards.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let hand = Hand(cards)
        let from = cards.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!, to = cards.collectionView.cellForItem(at: IndexPath(item: 9, section: 0))!
        await TouchPath.drag(hand.place(from), hand.place(to), seconds: 0.3, hold: 0.7, rest: 0.2).play()
        XCTAssertEqual(cards.moves, ["1 9"])
    }
}
