import FoundationGaps
import XCTest

final class PredicateTests: XCTestCase {
    private final class Person: ObjCObject {
        let name: String, age: Int, tags: [String]
        init(_ name: String, _ age: Int, _ tags: [String] = []) { (self.name, self.age, self.tags) = (name, age, tags); super.init() }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("name", get: { ($0 as! Person).name })
            glue.property("age", get: { ($0 as! Person).age })
            glue.property("tags", get: { ($0 as! Person).tags })
        }
    }

    private let people = [Person("Ann", 30, ["a", "b"]), Person("bob", 20), Person("Émile", 40, ["c"])]

    private func names(_ predicate: NSPredicate) -> [String] { people.filter { predicate.evaluate(with: $0) }.map(\.name) }

    func test_comparisonsAndArguments() {
        XCTAssertEqual(names(NSPredicate(format: "age > %d AND name != %@", 25, "Émile")), ["Ann"])
        XCTAssertEqual(names(NSPredicate(format: "%K == %@", "name", "bob")), ["bob"])
        XCTAssertEqual(names(NSPredicate(format: "age BETWEEN {20, 30}")), ["Ann", "bob"])
        XCTAssertEqual(names(NSPredicate(format: "age IN %@", [20, 40])), ["bob", "Émile"])
        XCTAssertEqual(names(NSPredicate(format: "NOT (age == 20 OR age == 40)")), ["Ann"])
        XCTAssertEqual(names(NSPredicate(format: "age + 10 >= 50")), ["Émile"])
    }

    func test_textOperatorsWithOptions() {
        XCTAssertEqual(names(NSPredicate(format: "name CONTAINS[cd] %@", "E")), ["Émile"])
        XCTAssertEqual(names(NSPredicate(format: "name BEGINSWITH[c] 'B'")), ["bob"])
        XCTAssertEqual(names(NSPredicate(format: "name LIKE 'A?n'")), ["Ann"])
        XCTAssertEqual(names(NSPredicate(format: "name MATCHES '.*b'")), ["bob"])
        XCTAssertTrue(NSPredicate(format: "SELF ENDSWITH 'x'").evaluate(with: "box"))
        XCTAssertTrue(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[a-z.]+").evaluate(with: "A@b.c"))
    }

    func test_collectionsAndKeyPaths() {
        XCTAssertEqual(names(NSPredicate(format: "ANY tags == 'c'")), ["Émile"])
        XCTAssertEqual(names(NSPredicate(format: "tags.@count == 0")), ["bob"])
        XCTAssertEqual(names(NSPredicate(format: "name == nil")), [])
    }

    func test_sortDescriptorsReadByKey() {
        let array = people as NSArray
        XCTAssertEqual(array.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)]).map { ($0 as! Person).name }, ["Émile", "Ann", "bob"])
        XCTAssertEqual(array.sortedArray(using: [NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))]).map { ($0 as! Person).age }.prefix(2), [30, 20])
    }

    func test_undoBringsBackAndRedoes() {
        let manager = UndoManager(), box = Box()
        manager.groupsByEvent = false
        func set(_ value: Int) {
            let old = box.value
            manager.registerUndo(withTarget: box) { _ in set(old) }
            box.value = value
        }
        manager.beginUndoGrouping(); set(1); manager.setActionName("Set"); manager.endUndoGrouping()
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Set")
        manager.undo()
        XCTAssertEqual(box.value, 0)
        manager.redo()
        XCTAssertEqual(box.value, 1)
        XCTAssertFalse(manager.canRedo)
    }

    private final class Box: ObjCObject { var value = 0 }

    func test_lengthsOfTime() {
        let formatter = DateComponentsFormatter()
        XCTAssertEqual(formatter.string(from: 3661), "1:01:01")
        XCTAssertEqual(formatter.string(from: 61), "1:01")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        XCTAssertEqual(formatter.string(from: 61), "01:01")
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.string(from: 121), "2 minutes, 1 second")
    }

    func test_weakTablesLetGo() {
        let table = NSHashTable<Box>.weakObjects(), map = NSMapTable<Box, Box>.weakToStrongObjects()
        do {
            let box = Box()
            table.add(box)
            map.setObject(Box(), forKey: box)
            XCTAssertEqual(table.count, 1)
            XCTAssertNotNil(map.object(forKey: box))
        }
        XCTAssertEqual(table.count, 0)
        XCTAssertEqual(map.count, 0)
    }
}
