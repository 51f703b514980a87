import Foundation
import ObjCRuntime

/// How new views of an identifier are made.
@MainActor struct ReuseRegistry {
    var classes: [String: AnyClass] = [:]
    var nibs: [String: UINib] = [:]
    /// The objects outside a prototype's nib that it refers to.
    var externalObjects: [String: [String: Any]] = [:]

    mutating func register(_ type: AnyClass?, _ identifier: String) {
        classes[identifier] = type
        nibs[identifier] = nil
        externalObjects[identifier] = nil
    }

    mutating func register(_ nib: UINib?, _ identifier: String) {
        nibs[identifier] = nib
        classes[identifier] = nil
        externalObjects[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil || nibs[identifier] != nil }

    /// The one top-level view of the nib.
    func instantiate<View: UIView>(_ identifier: String, as type: View.Type) -> View? {
        guard let nib = nibs[identifier] else { return nil }
        let objects = nib.instantiate(withOwner: nil, options: externalObjects[identifier].map { [.externalObjects: $0] })
        let views = objects.compactMap { $0 as? View }
        guard views.count == 1, let view = views.first else {
            NSException(name: .internalInconsistencyException, reason: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(View.self) instance", userInfo: nil).raise()
            fatalError()
        }
        return view
    }
}

/// Views of a table that went off screen, and how new ones are made.
@MainActor struct ReusePool {
    var cells = ReuseRegistry()
    var headers = ReuseRegistry()
    var freeCells: [String: [UITableViewCell]] = [:]
    var freeHeaders: [String: [UITableViewHeaderFooterView]] = [:]
}

extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.freeCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return makeCell(identifier)
    }

    private func makeCell(_ identifier: String) -> UITableViewCell? {
        if let type = reuse.cells.classes[identifier] as? UITableViewCell.Type {
            return UITableViewCell.make(type, reuseIdentifier: identifier)
        }
        guard let cell = reuse.cells.instantiate(identifier, as: UITableViewCell.self) else { return nil }
        if let own = cell.reuseIdentifier, own != identifier {
            NSException(name: .internalInconsistencyException, reason: "cell reuse indicator in nib (\(own)) does not match the identifier used to register the nib (\(identifier))", userInfo: nil).raise()
        }
        cell.identifier = identifier
        return cell
    }

    /// Raises when nothing is registered for the identifier.
    func requireCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeueCell(identifier) { return cell }
        NSException(name: .internalInconsistencyException, reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard", userInfo: nil).raise()
        fatalError()
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.freeHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let type = reuse.headers.classes[identifier] as? UITableViewHeaderFooterView.Type {
            return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
        }
        let view = reuse.headers.instantiate(identifier, as: UITableViewHeaderFooterView.self)
        view?.identifier = identifier
        return view
    }

    func recycle(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        reuse.freeCells[identifier, default: []].append(cell)
    }

    func recycle(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        reuse.freeHeaders[identifier, default: []].append(view)
    }
}
