import Foundation
import FoundationGaps
import ObjCRuntime

extension UICollectionView {
    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        if let cell = pool.freeCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let frame = currentLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
        if let type = pool.cells.classes[identifier] as? UICollectionViewCell.Type {
            return adopt(UIView.make(type, frame: frame), identifier)
        }
        if let cell = pool.cells.instantiate(identifier, as: UICollectionViewCell.self) { return adopt(cell, identifier) }
        NSException(name: .internalInconsistencyException, reason: "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard", userInfo: nil).raise()
        fatalError()
    }

    func dequeueView(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        if let view = pool.freeViews[kind + "/" + identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let registry = pool.views[kind] ?? ReuseRegistry()
        if let type = registry.classes[identifier] as? UICollectionReusableView.Type { return adopt(UIView.make(type), identifier) }
        if let view = registry.instantiate(identifier, as: UICollectionReusableView.self) { return adopt(view, identifier) }
        NSException(name: .internalInconsistencyException, reason: "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard", userInfo: nil).raise()
        fatalError()
    }

    private func adopt<View: UICollectionReusableView>(_ view: View, _ identifier: String) -> View {
        view.identifier = identifier
        view.collection = self
        return view
    }

    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        if let view = pool.freeViews[kind + "/"]?.popLast() { return view }
        if let type = currentLayout.decorationClasses[kind] as? UICollectionReusableView.Type { return UIView.make(type) }
        if let nib = currentLayout.decorationNibs[kind] { return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first }
        NSException(name: .internalInconsistencyException, reason: "could not dequeue a decoration view of kind: \(kind) - must register a nib or a class for the decoration view kind", userInfo: nil).raise()
        return nil
    }

    func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        if let cell = view as? UICollectionViewCell, key.isCell {
            if let identifier = cell.reuseIdentifier { pool.freeCells[identifier, default: []].append(cell) }
        } else { pool.freeViews[key.kind + "/" + (view.reuseIdentifier ?? ""), default: []].append(view) }
    }

    // MARK: Registrations

    func configuredCell<Cell: UICollectionViewCell, Item>(_ registration: CellRegistration<Cell, Item>, _ path: IndexPath, _ item: Item?) -> Cell {
        let identifier = registration.identifier
        if !pool.cells.isRegistered(identifier) {
            if let nib = registration.nib { pool.cells.register(nib, identifier) } else { pool.cells.register(Cell.self, identifier) }
        }
        let cell = dequeueCell(identifier, path) as! Cell
        if let item { registration.handler(cell, path, item) }
        return cell
    }

    func configuredSupplementary<View: UICollectionReusableView>(_ registration: SupplementaryRegistration<View>, _ path: IndexPath) -> View {
        let identifier = registration.identifier, kind = registration.elementKind
        if !(pool.views[kind]?.isRegistered(identifier) ?? false) {
            if let nib = registration.nib { pool.views[kind, default: .init()].register(nib, identifier) } else { pool.views[kind, default: .init()].register(View.self, identifier) }
        }
        let view = dequeueView(kind, identifier, path) as! View
        registration.handler(view, kind, path)
        return view
    }
}

extension UICollectionView {
    /// Makes and configures cells of one class for items of one type.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let identifier = UUID().uuidString
        let nib: UINib?
        let handler: Handler

        public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
            nib = nil
            self.handler = handler
        }

        public init(cellNib: UINib, handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// Makes and configures supplementary views of one class.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void
        let identifier = UUID().uuidString
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }
}
