import XCTest
@testable import ObjCRuntime

final class KeyValueCodingTests: XCTestCase {
    func testValuesGoThroughTheirDeclaredTypes() {
        let person = Person()
        person.setValue(NSNumber(value: 41), forKey: "age")
        person.setValue(true, forKey: "active")
        person.setValue(2, forKey: "flavour")
        person.setValue(NSString("Bob"), forKey: "name")
        person.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        XCTAssertEqual(person.age, 41)
        XCTAssertTrue(person.isActive)
        XCTAssertEqual(person.flavour, .sweet)
        XCTAssertEqual(person.name, "Bob")
        XCTAssertEqual(person.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        person.setValue(nil, forKey: "name")
        XCTAssertNil(person.name)
    }

    func testKeyPathsAndOperators() {
        let person = Person(), friend = Person()
        person.friend = friend
        person.setValue("Cleo", forKeyPath: "friend.name")
        XCTAssertEqual(person.value(forKeyPath: "friend.name") as? String, "Cleo")
        let (young, old) = (Person(), Person())
        young.age = 10
        old.age = 50
        person.friends = [young, old]
        XCTAssertEqual(person.value(forKeyPath: "friends.@count") as? Int, 2)
        XCTAssertEqual(person.value(forKeyPath: "friends.@sum.age") as? Double, 60)
        XCTAssertEqual(person.value(forKeyPath: "friends.@max.age") as? Int, 50)
        XCTAssertEqual(person.value(forKeyPath: "friends.age") as? [Int], [10, 50])
    }

    func testOutletCollectionsTakeUntypedArrays() {
        let person = Person()
        person.setValue([Person(), Student()] as [Any], forKey: "friends")
        XCTAssertEqual(person.friends.count, 2)
        person.setValue(NSArray(array: [Person()]), forKey: "friends")
        XCTAssertEqual(person.friends.count, 1)
    }
}
