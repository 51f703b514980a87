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

/// Fetches into sections for a table. Where it has a delegate, it follows the changes of its context.
open class NSFetchedResultsController<ResultType>: ObjCObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    private let results: FetchedResults
    open var managedObjectContext: NSManagedObjectContext { results.context }
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }
    open var fetchedObjects: [ResultType]? { results.sections?.flatMap { $0.items as! [ResultType] } }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

    /// A placeholder until the real one is made.
    public convenience override init() {
        self.init(fetchRequest: NSFetchRequest(entityName: ""), managedObjectContext: NSManagedObjectContext(), sectionNameKeyPath: nil, cacheName: nil)
    }

    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) {
        (self.fetchRequest, cacheName) = (fetchRequest, name)
        results = FetchedResults(context: context, sectionNameKeyPath: sectionNameKeyPath) { try context.fetch(fetchRequest).map { $0 as AnyObject } }
        super.init()
    }

    /// The same results, as the delegate's methods name their type.
    init(_ results: FetchedResults) where ResultType == any NSFetchRequestResult {
        (fetchRequest, cacheName, self.results) = (NSFetchRequest(), nil, results)
        super.init()
    }

    /// - Throws: what the fetch throws.
    open func performFetch() throws { try results.perform() }
    open class func deleteCache(withName name: String?) {}

    open func object(at indexPath: IndexPath) -> ResultType { results.sections![indexPath.section].items[indexPath.row] as! ResultType }
    open func indexPath(forObject object: ResultType) -> IndexPath? { results.paths[ObjectIdentifier(object as AnyObject)] }

    // MARK: Index titles

    open var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { String($0).uppercased() } }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { results.sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex }

    open override func isEqual(_ object: Any?) -> Bool { (object as? any FollowsFetchedResults)?.followed === results }
    open override var hash: Int { ObjectIdentifier(results).hashValue }
}

private protocol FollowsFetchedResults { var followed: FetchedResults { get } }
extension NSFetchedResultsController: FollowsFetchedResults { fileprivate var followed: FetchedResults { results } }
