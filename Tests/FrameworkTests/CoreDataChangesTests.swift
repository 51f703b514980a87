@testable import CoreData
import Foundation
import ObjCRuntime
import XCTest

/// What contexts tell of their changes, and who follows them.
final class CoreDataChangesTests: XCTestCase {
    private func coordinator() throws -> NSPersistentStoreCoordinator {
        func attribute(_ name: String) -> NSPropertyDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional) = (name, .stringAttributeType, true)
            return attribute
        }
        let note = NSEntityDescription()
        note.name = "Note"
        note.properties = [attribute("text"), attribute("group")]
        let model = NSManagedObjectModel()
        model.entities = [note]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        return coordinator
    }

    private func context(_ coordinator: NSPersistentStoreCoordinator, _ type: NSManagedObjectContextConcurrencyType = .mainQueueConcurrencyType) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: type)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    @discardableResult private func add(_ text: String, group: String = "", to context: NSManagedObjectContext) -> NSManagedObject {
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        note.setValue(text, forKey: "text")
        note.setValue(group, forKey: "group")
        return note
    }

    func testRowsAreInsertedAtOnce() throws {
        let coordinator = try coordinator(), context = context(coordinator)
        let request = NSBatchInsertRequest(entityName: "Note", objects: [["text": "one"], ["text": "two"]])
        request.resultType = .count
        XCTAssertEqual((try context.execute(request) as? NSBatchInsertResult)?.result as? Int, 2)
        var rest = ["three", "four"]
        try context.execute(NSBatchInsertRequest(entityName: "Note") { (note: NSManagedObject) in
            note.setValue(rest.popLast(), forKey: "text")
            return note.value(forKey: "text") == nil
        })
        var last = ["five"]
        try context.execute(NSBatchInsertRequest(entityName: "Note") { (values: NSMutableDictionary) in
            guard let text = last.popLast() else { return true }
            values["text"] = text
            return false
        })
        let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).compactMap { $0.value(forKey: "text") as? String }
        XCTAssertEqual(Set(found), ["one", "two", "three", "four", "five"])
        XCTAssertFalse(context.hasChanges)
    }

    private func controller(_ context: NSManagedObjectContext, sections: Bool = false) throws -> (NSFetchedResultsController<NSManagedObject>, Listener) {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = (sections ? [NSSortDescriptor(key: "group", ascending: true)] : []) + [NSSortDescriptor(key: "text", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections ? "group" : nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        return (controller, listener)
    }

    private final class Listener: ObjCObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { told.append("will") }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { told.append("did \(controller.fetchedObjects?.count ?? -1)") }
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
            let text = (anObject as? NSManagedObject)?.value(forKey: "text") as? String ?? "?"
            if let newIndexPath { XCTAssertTrue(controller.object(at: newIndexPath) === anObject as AnyObject) }
            told.append("\(type) \(text) \(indexPath.map { "\($0.section).\($0.row)" } ?? "-") \(newIndexPath.map { "\($0.section).\($0.row)" } ?? "-")")
        }
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {
            told.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
        }
    }

    func testChangesOfAnEventAreToldTogether() throws {
        let context = context(try coordinator())
        nonisolated(unsafe) var told: [[AnyHashable: Any]] = []
        let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            told.append(info)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let first = add("a", to: context)
        add("b", to: context)
        XCTAssertEqual(told.count, 0)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(told.count, 1)
        XCTAssertEqual((told[0][NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count, 2)
        first.setValue("c", forKey: "text")
        try context.save()
        XCTAssertEqual(told.count, 2)
        XCTAssertEqual(told[1][NSUpdatedObjectsKey] as? Set<NSManagedObject>, [first])
        context.delete(add("d", to: context))
        context.processPendingChanges()
        XCTAssertEqual(told.count, 2)
    }

    func testAControllerFollowsItsContext() throws {
        let context = context(try coordinator())
        let a = add("a", to: context), c = add("c", to: context)
        let (controller, listener) = try controller(context)
        context.processPendingChanges()
        listener.told = []
        let b = add("b", to: context)
        context.processPendingChanges()
        XCTAssertEqual(listener.told, ["will", "insert b - 0.1", "did 3"])
        XCTAssertEqual(controller.indexPath(forObject: b), IndexPath(row: 1, section: 0))
        listener.told = []
        a.setValue("z", forKey: "text")
        context.processPendingChanges()
        XCTAssertEqual(listener.told, ["will", "move z 0.0 0.2", "did 3"])
        listener.told = []
        c.setValue("c", forKey: "text")
        context.processPendingChanges()
        XCTAssertEqual(listener.told, ["will", "update c 0.1 0.1", "did 3"])
        listener.told = []
        context.delete(b)
        context.processPendingChanges()
        XCTAssertEqual(listener.told, ["will", "delete b 0.0 -", "did 2"])
        XCTAssertEqual(controller.fetchedObjects?.map { $0.value(forKey: "text") as? String }, ["c", "z"])
    }

    func testSectionsComeAndGo() throws {
        let context = context(try coordinator())
        let only = add("a", group: "x", to: context)
        let (controller, listener) = try controller(context, sections: true)
        context.processPendingChanges()
        listener.told = []
        add("b", group: "y", to: context)
        only.setValue("w", forKey: "group")
        context.processPendingChanges()
        XCTAssertEqual(listener.told, ["will", "section delete x 0", "section insert w 0", "section insert y 1", "insert b - 1.0", "move a 0.0 0.0", "did 2"])
        XCTAssertEqual(controller.sectionIndexTitles, ["W", "Y"])
        XCTAssertEqual(controller.section(forSectionIndexTitle: "Y", at: 0), 1)
    }

    func testWithoutADelegateNothingIsFollowed() throws {
        let context = context(try coordinator())
        let (controller, _) = try controller(context)
        controller.delegate = nil
        add("a", to: context)
        context.processPendingChanges()
        XCTAssertEqual(controller.fetchedObjects?.count, 0)
        try controller.performFetch()
        XCTAssertEqual(controller.fetchedObjects?.count, 1)
    }

    func testWhatABackgroundContextSavesIsMerged() throws {
        let coordinator = try coordinator(), main = context(coordinator), background = context(coordinator, .privateQueueConcurrencyType)
        main.automaticallyMergesChangesFromParent = true
        let note = add("a", to: main)
        try main.save()
        let (controller, listener) = try controller(main)
        let done = expectation(description: "saved")
        background.perform {
            let other = background.object(with: note.objectID)
            other.setValue("c", forKey: "text")
            self.add("b", to: background)
            try! background.save()
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertEqual(note.value(forKey: "text") as? String, "c")
        XCTAssertFalse(main.hasChanges)
        XCTAssertEqual(controller.fetchedObjects?.map { $0.value(forKey: "text") as? String }, ["b", "c"])
        XCTAssertEqual(listener.told, ["will", "insert b - 0.0", "update c 0.0 0.1", "did 2"])
    }

    func testMergingByHand() throws {
        let coordinator = try coordinator(), one = context(coordinator), two = context(coordinator)
        let note = add("a", to: one)
        try one.save()
        let mine = try two.existingObject(with: note.objectID)
        note.setValue("b", forKey: "text")
        nonisolated(unsafe) var saved: Notification?
        let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: one, queue: nil) { note in
            nonisolated(unsafe) let note = note
            saved = note
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try one.save()
        XCTAssertEqual(mine.value(forKey: "text") as? String, "a")
        two.mergeChanges(fromContextDidSave: try XCTUnwrap(saved))
        XCTAssertEqual(mine.value(forKey: "text") as? String, "b")
    }

    func testBatchRequestsChangeTheStoreAlone() throws {
        let context = context(try coordinator())
        let gone = add("a", to: context), stays = add("b", to: context)
        try context.save()
        let unsaved = add("c", to: context)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        fetch.predicate = NSPredicate(format: "text == %@", "a")
        let request = NSBatchDeleteRequest(fetchRequest: fetch)
        request.resultType = .resultTypeObjectIDs
        let result = try XCTUnwrap(context.execute(request) as? NSBatchDeleteResult)
        XCTAssertEqual(result.result as? [NSManagedObjectID], [gone.objectID])
        XCTAssertTrue(unsaved.isInserted)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: result.result as Any], into: [context])
        XCTAssertEqual(Set(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))), [stays, unsaved])
        let update = NSBatchUpdateRequest(entityName: "Note")
        update.propertiesToUpdate = ["text": "z"]
        update.resultType = .updatedObjectsCountResultType
        XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 1)
        XCTAssertEqual(stays.value(forKey: "text") as? String, "b")
        context.refresh(stays, mergeChanges: false)
        XCTAssertEqual(stays.value(forKey: "text") as? String, "z")
    }
}
