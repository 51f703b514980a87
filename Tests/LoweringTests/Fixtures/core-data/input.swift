import CoreData

class Person: NSManagedObject {
    @NSManaged var name: String?
    @NSManaged public var age: Int32
    @NSManaged func addToFriends(_ value: Person)
}

func people(_ context: NSManagedObjectContext, _ entity: NSEntityDescription) throws {
    let person = NSManagedObject(entity: entity, insertInto: context) as! Person
    let all = Person.fetchRequest() as! NSFetchRequest<Person>
    let some: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest<Person>(entityName: "Person") as! NSFetchRequest<NSFetchRequestResult>
    if let maybe = Person.fetchRequest() as? NSFetchRequest<Person> { print(try context.fetch(maybe), person, all, some) }
    print(ValueTransformer(forName: .isNilTransformerName) as Any)
}

class Ring: CALayer {
    @NSManaged var progress: CGFloat
}
