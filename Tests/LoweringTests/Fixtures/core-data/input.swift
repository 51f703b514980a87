import CoreData

class Person: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged public var age: Int32
    @NSManaged func addToFriends(_ value: Person)
}
