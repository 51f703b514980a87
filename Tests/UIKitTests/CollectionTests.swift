import UIKit
import XCTest

final class GridSource: ObjCObject, UICollectionViewDataSource {
    var count: Int
    var made = 0
    init(_ count: Int) { self.count = count; super.init() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        made += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

final class GridCell: UICollectionViewCell {
    let mark: String
    override init(frame: CGRect) { mark = "grid"; super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError() }
}

final class CollectionTests: XCTestCase {
    @MainActor private func view(_ layout: UICollectionViewLayout, _ source: GridSource, width: CGFloat = 320) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        return view
    }

    @MainActor func testFlowLinesAreJustified() async {
        let layout = UICollectionViewFlowLayout(), source = GridSource(8)
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 10
        let view = view(layout, source)
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 110, y: 0, width: 100, height: 50))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(x: 0, y: 60, width: 100, height: 50))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))?.frame.minX, 110, "the last line goes on in the same columns")
        XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 170))
        XCTAssertTrue(view.visibleCells.allSatisfy { ($0 as? GridCell)?.mark == "grid" })
    }

    @MainActor func testFlowSectionInsetsAndHeaders() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
        layout.minimumLineSpacing = 0
        let view = view(layout, GridSource(2))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 7)
        XCTAssertEqual(view.contentSize.height, 7 + 100 + 9)
    }

    /// As many layouts do, in `prepare()` and after `super`'s.
    final class LateLayout: UICollectionViewFlowLayout {
        var prepared = 0
        override func prepare() {
            super.prepare()
            prepared += 1
            scrollDirection = .horizontal
            itemSize = CGSize(width: 200, height: 400)
            minimumLineSpacing = 20
        }
    }

    @MainActor func testMetricsSetWhilePreparingCount() async {
        let layout = LateLayout()
        let view = view(layout, GridSource(3))
        XCTAssertEqual(view.contentSize, CGSize(width: 640, height: 400))
        XCTAssertEqual(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 640, height: 400))?.map(\.frame.minX), [0, 220, 440], "and no header of a width that was a height")
        XCTAssertEqual(layout.prepared, 1)
    }

    @MainActor func testAnItemLargerThanItsRoomSticksOutAtBothSides() async {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 400)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        _ = view(layout, GridSource(1))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 16, y: 0, width: 60, height: 400))
    }

    @MainActor func testHorizontalFlow() async {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 400)
        layout.minimumLineSpacing = 10
        let view = view(layout, GridSource(5))
        XCTAssertEqual(view.contentSize, CGSize(width: 540, height: 400))
        XCTAssertEqual(view.visibleCells.count, 3)
    }

    @MainActor func testOnlyVisibleItemsHaveCells() async {
        let layout = UICollectionViewFlowLayout(), source = GridSource(10_000)
        layout.itemSize = CGSize(width: 160, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let view = view(layout, source)
        XCTAssertEqual(source.made, 8)
        view.contentOffset = CGPoint(x: 0, y: 100_000)
        view.layoutIfNeeded()
        XCTAssertEqual(view.indexPathsForVisibleItems.first, IndexPath(item: 2000, section: 0))
    }

    @MainActor func testCompositionalColumns() async {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = view(layout, GridSource(3))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 160, y: 5, width: 150, height: 80))
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame, CGRect(x: 10, y: 95, width: 150, height: 80))
        XCTAssertEqual(view.contentSize.height, 180)
    }

    @MainActor func testListCellsSizeThemselves() async {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B", "C"])
        source.apply(snapshot, animatingDifferences: false, completion: nil)
        view.layoutIfNeeded()
        XCTAssertEqual(view.visibleCells.count, 3)
        XCTAssertEqual(view.visibleCells[1].frame.height, 43.5, accuracy: 0.6)
        XCTAssertEqual(view.visibleCells[1].frame.width, 375)
        XCTAssertEqual(source.indexPath(for: "C"), IndexPath(item: 2, section: 0))
    }

    func testSnapshots() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        snapshot.moveItem(4, beforeItem: 2)
        snapshot.insertItems([9], afterItem: 3)
        snapshot.deleteItems([1])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [4, 2, 3, 9])
        XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [])
        XCTAssertEqual(snapshot.indexOfItem(3), 2)
        XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 9), "a")
    }

    func testOutlines() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        XCTAssertEqual(outline.visibleItems, ["a", "b"])
        outline.expand(["a"])
        XCTAssertEqual(outline.visibleItems, ["a", "a1", "a2", "b"])
        XCTAssertEqual(outline.level(of: "a1"), 1)
    }

    @MainActor func testGroupsOfOneItemRepeated() async {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        XCTAssertEqual(NSCollectionLayoutGroup.horizontalGroup(with: size, repeatingSubitem: item, count: 2).subitems.count, NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2).subitems.count)
    }
}
