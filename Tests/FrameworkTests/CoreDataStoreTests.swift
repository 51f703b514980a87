@testable import CoreData
import Foundation
import ObjCRuntime
import XCTest

final class CoreDataStoreTests: XCTestCase {
    private var url: URL!

    override func setUp() { url = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)/Notes.sqlite") }
    override func tearDown() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    /// Notes, each in a folder.
    private static func model() -> NSManagedObjectModel {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSPropertyDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, true)
            return attribute
        }
        func relationship(_ name: String, _ destination: NSEntityDescription, count: Int) -> NSRelationshipDescription {
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity, relationship.maxCount) = (name, destination, count)
            return relationship
        }
        let note = NSEntityDescription(), folder = NSEntityDescription()
        (note.name, folder.name) = ("Note", "Folder")
        let parent = relationship("folder", folder, count: 1), children = relationship("notes", note, count: 0)
        (parent.inverseRelationship, children.inverseRelationship) = (children, parent)
        note.properties = [attribute("text", .stringAttributeType), attribute("date", .dateAttributeType), attribute("id", .UUIDAttributeType), attribute("price", .decimalAttributeType), attribute("tags", .transformableAttributeType), parent]
        folder.properties = [attribute("title", .stringAttributeType), children]
        let model = NSManagedObjectModel()
        model.entities = [note, folder]
        return model
    }

    private func context() throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model())
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private func all(_ name: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] { try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name)) }

    func testWhatWasSavedIsThereAtTheNextStart() throws {
        let first = try context(), id = UUID(), date = Date(timeIntervalSinceReferenceDate: 1000)
        let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: first)
        folder.setValue("Work", forKey: "title")
        for text in ["a", "b"] {
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: first)
            note.setValue(text, forKey: "text")
            note.setValue(folder, forKey: "folder")
            guard text == "a" else { continue }
            note.setValue(id, forKey: "id")
            note.setValue(date, forKey: "date")
            note.setValue(NSDecimalNumber(string: "12.30"), forKey: "price")
            note.setValue(["x", "y"] as NSArray, forKey: "tags")
        }
        try first.save()

        let second = try context(), notes = try all("Note", second)
        XCTAssertEqual(notes.map { $0.value(forKey: "text") as? String }, ["a", "b"])
        XCTAssertEqual(notes[0].value(forKey: "id") as? UUID, id)
        XCTAssertEqual(notes[0].value(forKey: "date") as? Date, date)
        XCTAssertEqual(notes[0].value(forKey: "price") as? NSDecimalNumber, NSDecimalNumber(string: "12.3"))
        XCTAssertEqual(notes[0].value(forKey: "tags") as? [String], ["x", "y"])
        let again = try XCTUnwrap(notes[1].value(forKey: "folder") as? NSManagedObject)
        XCTAssertEqual(again.value(forKey: "title") as? String, "Work")
        XCTAssertEqual((again.value(forKey: "notes") as? NSSet)?.count, 2)
        XCTAssertTrue(try all("Folder", second).first === again)
    }

    func testDeletionsAndChangesAreKept() throws {
        let first = try context()
        for text in ["a", "b"] { NSEntityDescription.insertNewObject(forEntityName: "Note", into: first).setValue(text, forKey: "text") }
        try first.save()
        let second = try context()
        second.delete(try all("Note", second)[0])
        try all("Note", second).last?.setValue("c", forKey: "text")
        try second.save()
        XCTAssertEqual(try all("Note", context()).map { $0.value(forKey: "text") as? String }, ["c"])
    }

    func testAFileOfAnotherFormStaysAsItIs() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("SQLite format 3".utf8).write(to: url)
        let context = try context()
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("a", forKey: "text")
        try context.save()
        XCTAssertEqual(try Data(contentsOf: url), Data("SQLite format 3".utf8))
        XCTAssertEqual(try all("Note", context).count, 1)
    }

    func testACastToAnotherResultKeepsTheRequest() throws {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        request.fetchLimit = 3
        let cast = _fetchRequest(request, of: NSManagedObject.self)
        XCTAssertEqual(cast.entityName, "Note")
        XCTAssertEqual(cast.fetchLimit, 3)
    }

    func testAnObjectIsOfItsEntitysClass() throws {
        let context = try context(), entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Note", in: context))
        entity.managedObjectClassName = "CoreData.NSManagedObject"
        XCTAssertTrue(type(of: NSManagedObject._object(entity: entity, insertInto: context)) == NSManagedObject.self)
        XCTAssertEqual(context.insertedObjects.count, 1)
    }
}
