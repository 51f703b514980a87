import UIKit
import XCTest

/// A data source that counts what it is asked.
final class ListSource: ObjCObject, UITableViewDataSource, UITableViewDelegate {
    var counts: [Int]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var made = 0
    var selected: [IndexPath] = []
    var deselected: [IndexPath] = []
    var committed: [IndexPath] = []

    init(_ counts: Int...) {
        self.counts = counts
        super.init()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("numberOfSections(in:)", "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
                        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)", "tableView(_:commit:forRowAt:)")
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { deselected.append(indexPath) }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { committed.append(indexPath) }
}

/// A cell class that the table makes by itself.
final class NamedCell: UITableViewCell {
    let mark = "made"
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { fatalError() }
}

final class TableTests: XCTestCase {
    @MainActor private func table(_ source: ListSource, style: UITableView.Style = .plain, rowHeight: CGFloat = 44) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(NamedCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = rowHeight
        table.dataSource = source
        table.delegate = source
        return table
    }

    @MainActor func testWhoAsksForACellGetsItBeforeTheLayout() async {
        let source = ListSource(3)
        let table = table(source)
        table.reloadData()
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "0.1")
        source.counts = [1]
        table.reloadData()
        XCTAssertEqual(table.visibleCells.count, 1)
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        // A table without a size has the row that begins where it does.
        table.frame = .zero
        table.reloadData()
        XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    /// A cell that lets a pan run beside the table's own, as its recognisers' delegate.
    private final class PanningCell: UITableViewCell {
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
        }
        override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @MainActor func testACellIsTheDelegateOfItsRecognisers() {
        let cell = PanningCell(style: .default, reuseIdentifier: nil), pan = UIPanGestureRecognizer(), other = UIPanGestureRecognizer()
        pan.delegate = cell
        XCTAssertTrue(_implements(pan.delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"))
        XCTAssertEqual(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other), true)
        other.delegate = UITableViewCell()
        XCTAssertFalse(_implements(UITableViewCell(), "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"))
    }

    @MainActor func testOnlyVisibleRowsHaveCells() async {
        let source = ListSource(100_000)
        let table = table(source)
        table.layoutIfNeeded()
        XCTAssertEqual(source.made, 10)
        XCTAssertEqual(table.visibleCells.count, 10)
        XCTAssertEqual(table.contentSize, CGSize(width: 375, height: 4_400_000))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 99_999, section: 0)).minY, 4_399_956)
    }

    @MainActor func testCellsAreMadeByTheirOwnInitialiserAndReused() async {
        let source = ListSource(1000)
        let table = table(source)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        XCTAssertTrue(cell is NamedCell)
        XCTAssertEqual((cell as? NamedCell)?.mark, "made")
        XCTAssertEqual(cell?.reuseIdentifier, "cell")
        XCTAssertNotNil(cell?.detailTextLabel)
        table.contentOffset = CGPoint(x: 0, y: 440)
        table.layoutIfNeeded()
        table.contentOffset = CGPoint(x: 0, y: 880)
        table.layoutIfNeeded()
        let shown = table.visibleCells
        XCTAssertEqual(shown.count, 10)
        XCTAssertTrue(shown.contains { $0 === cell }, "a cell that went off screen comes back")
        XCTAssertEqual(table.indexPathsForVisibleRows?.first, IndexPath(row: 20, section: 0))
    }

    @MainActor func testPlainHeadersKeepTheirPaddingAndFloat() async {
        let source = ListSource(20, 20)
        source.headers = [0: "A", 1: "B"]
        let table = table(source)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 375, height: 28))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 50)
        table.contentOffset = CGPoint(x: 0, y: 200)
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 200)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "A")
    }

    @MainActor func testGroupedHeadersAndFooters() async {
        let source = ListSource(2, 2)
        let table = table(source, style: .grouped)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 35)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 35)
        source.headers = [0: "First", 1: "Second"]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForHeader(inSection: 0).height, 55.5, accuracy: 0.5)
        XCTAssertEqual(table.rectForHeader(inSection: 1).height, 38, accuracy: 0.5)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "FIRST")
    }

    @MainActor func testInsetGroupedCellsKeepTheMargin() async {
        let source = ListSource(2), table = table(source, style: .insetGrouped)
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minX, 16)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).width, 343)
        withExtendedLifetime(source) {}
    }

    @MainActor func testSelectionTellsTheDelegateOnlyWhenTheUserSelects() async {
        let source = ListSource(5)
        let table = table(source)
        table.layoutIfNeeded()
        let first = IndexPath(row: 0, section: 0), second = IndexPath(row: 1, section: 0)
        table.selectRow(at: first, animated: false, scrollPosition: .none)
        XCTAssertEqual(source.selected, [])
        XCTAssertEqual(table.indexPathForSelectedRow, first)
        table.tapped(second)
        XCTAssertEqual(source.selected, [second])
        XCTAssertEqual(source.deselected, [first])
        XCTAssertEqual(table.cellForRow(at: second)?.isSelected, true)
    }

    @MainActor func testBatchUpdatesMoveCellsAndSelection() async {
        let source = ListSource(5)
        let table = table(source)
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        source.counts = [5]
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .automatic)
        }
        table.layoutIfNeeded()
        XCTAssertTrue(table.cellForRow(at: IndexPath(row: 1, section: 0)) === kept)
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(kept?.frame.minY, 44)
        XCTAssertEqual(source.made, 6)
    }

    /// The data source has the row already, and the table has asked for nothing yet.
    @MainActor func testAnInsertionBeforeTheFirstLoadIsPartOfIt() async {
        let source = ListSource(1)
        let table = table(source)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.layoutIfNeeded()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
        XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    @MainActor func testSwipeToDeleteNeedsCommit() async {
        let source = ListSource(3)
        let table = table(source)
        table.layoutIfNeeded()
        XCTAssertTrue(table.openSwipe(at: IndexPath(row: 1, section: 0), leading: false))
        XCTAssertFalse(table.openSwipe(at: IndexPath(row: 1, section: 0), leading: true))
        final class Bare: ObjCObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let bare = Bare()
        table.dataSource = bare
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.numberOfSections, 1, "without numberOfSections there is one section")
        XCTAssertFalse(table.openSwipe(at: IndexPath(row: 1, section: 0), leading: false))
    }

    @MainActor func testAutomaticRowsFollowTheirContent() async {
        final class Tall: ObjCObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10), box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: CGFloat(50 * (indexPath.row + 1))),
                ])
                return cell
            }
        }
        let source = Tall()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 70)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)), CGRect(x: 0, y: 190, width: 375, height: 170))
        XCTAssertEqual(table.contentSize.height, 360)
    }

    @MainActor func testDisclosureShortensTheContentView() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.accessoryType = .disclosureIndicator
        cell.textLabel?.text = "Title"
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.width, 375 - 26.5)
        XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        XCTAssertEqual(cell.textLabel?.frame.minX, 16)
        XCTAssertEqual(cell.textLabel?.frame.maxX, 375 - 26.5 - 8)
    }
}
