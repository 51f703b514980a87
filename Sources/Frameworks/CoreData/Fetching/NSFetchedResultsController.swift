import Foundation
import ObjCRuntime

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
    public func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
}

/// Fetches into sections for a table. It doesn't follow changes of its context: `performFetch()` reads them.
open class NSFetchedResultsController<ResultType>: ObjCObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String, items: [ResultType]
        var indexTitle: String? { name.first.map(String.init) }
        var numberOfObjects: Int { items.count }
        var objects: [Any]? { items }
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { notImplemented("NSFetchedResultsController.delegate") } }
    open private(set) var fetchedObjects: [ResultType]?
    private var made: [Section] = []
    open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : made }

    /// A placeholder until the real one is made.
    public convenience override init() {
        self.init(fetchRequest: NSFetchRequest(entityName: ""), managedObjectContext: NSManagedObjectContext(), sectionNameKeyPath: nil, cacheName: nil)
    }

    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name)
        super.init()
    }

    open func performFetch() throws {
        let found = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = found
        guard let path = sectionNameKeyPath else { made = [Section(name: "", items: found)]; return }
        made = []
        for item in found {
            let name = KeyValueCoding.value(forKeyPath: path, of: item).map { "\($0)" } ?? ""
            if let last = made.last, last.name == name { made[made.count - 1] = Section(name: name, items: last.items + [item]) } else { made.append(Section(name: name, items: [item])) }
        }
    }

    open func object(at indexPath: IndexPath) -> ResultType { made[indexPath.section].items[indexPath.row] }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (section, info) in made.enumerated() {
            if let row = info.items.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) { return IndexPath(row: row, section: section) }
        }
        return nil
    }
}
