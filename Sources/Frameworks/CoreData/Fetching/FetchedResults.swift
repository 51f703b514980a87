import Foundation
import ObjCRuntime

/// What a fetched results controller found, and how that changes. It knows nothing of the controller's type of results: the delegate's methods
/// name another than the controller was made with.
final class FetchedResults {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String, items: [AnyObject]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { items.count }
        var objects: [Any]? { items }
    }

    let context: NSManagedObjectContext
    let sectionNameKeyPath: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { follow() } }
    private(set) var sections: [Section]?
    /// Where each object is.
    private(set) var paths: [ObjectIdentifier: IndexPath] = [:]
    private let fetch: () throws -> [AnyObject]
    private var token: (any NSObjectProtocol)?
    private struct Follower: @unchecked Sendable { weak var results: FetchedResults? }

    init(context: NSManagedObjectContext, sectionNameKeyPath: String?, fetch: @escaping () throws -> [AnyObject]) {
        (self.context, self.sectionNameKeyPath, self.fetch) = (context, sectionNameKeyPath, fetch)
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    func perform() throws { take(try grouped()) }

    private func take(_ sections: [Section]) {
        self.sections = sections
        paths = Self.paths(sections)
    }

    private static func paths(_ sections: [Section]) -> [ObjectIdentifier: IndexPath] {
        var paths: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (row, item) in info.items.enumerated() { paths[ObjectIdentifier(item)] = IndexPath(row: row, section: section) }
        }
        return paths
    }

    private func grouped() throws -> [Section] {
        let found = try fetch()
        guard let path = sectionNameKeyPath else { return [Section(name: "", items: found)] }
        var made: [(name: String, items: [AnyObject])] = []
        for item in found {
            let name = KeyValueCoding.value(forKeyPath: path, of: item).map { "\($0)" } ?? ""
            if made.last?.name == name { made[made.count - 1].items.append(item) } else { made.append((name, [item])) }
        }
        return made.map { Section(name: $0.name, items: $0.items) }
    }

    // MARK: Following

    private func follow() {
        guard token == nil, delegate != nil else { return }
        let follower = Follower(results: self)
        token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { note in
            follower.results?.contextChanged(note.userInfo ?? [:])
        }
    }

    private func contextChanged(_ info: [AnyHashable: Any]) {
        guard let delegate, let before = sections else { return }
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey, NSDeletedObjectsKey]
        let changed = Set(keys.flatMap { info[$0] as? Set<NSManagedObject> ?? [] }.map { ObjectIdentifier($0) })
        guard let after = try? grouped() else { return }
        let changes = FetchedResultsChanges(from: before, paths, to: after, Self.paths(after), changed: changed)
        guard !changes.isEmpty else { return }
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
        delegate.controllerWillChangeContent(controller)
        take(after)
        for each in changes.sections { delegate.controller(controller, didChange: each.info, atSectionIndex: each.index, for: each.type) }
        for each in changes.objects { delegate.controller(controller, didChange: each.object, at: each.from, for: each.type, newIndexPath: each.to) }
        delegate.controllerDidChangeContent(controller)
    }
}
