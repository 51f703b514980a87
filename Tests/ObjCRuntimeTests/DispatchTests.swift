import XCTest
@testable import ObjCRuntime

final class DispatchTests: XCTestCase {
    func testPerformBySelector() {
        let person = Person()
        XCTAssertEqual(person.perform("greet")?.takeUnretainedValue() as? String, "hello")
        person.perform("tap:", with: 7)
        person.perform("tap:")
        person.perform("both:two:", with: 1, with: "x")
        XCTAssertEqual(person.calls, ["tap 7", "tap nil", "1 x"])
        XCTAssertTrue(person.responds(to: "tap:"))
        XCTAssertFalse(person.responds(to: "tap"))
        XCTAssertTrue(Student.instancesRespond(to: "greet"))
    }

    private final class Receiver: ObjCObject {
        var calls = 0
        func pressed(_ sender: Person) { calls += 1 }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("pressed:") { ($0 as! Receiver).pressed(_objcCast($1[0])); return nil }
        }
    }

    /// Nobody checks on iOS what an action is sent with.
    func testAnActionTakesObjectsOfOtherClasses() {
        let receiver = Receiver()
        receiver.perform("pressed:", with: Person())
        receiver.perform("pressed:", with: Receiver())
        receiver.perform("pressed:", with: NSArray())
        receiver.perform("pressed:", with: nil)
        XCTAssertEqual(receiver.calls, 4)
    }

    private enum Framework { final class Star: ObjCObject { var rating = 4 } }
    private enum Target { final class Star: ObjCObject { var rating = 5 } }
    private final class Screen: ObjCObject {
        var star: Target.Star!
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.property("star", get: { ($0 as! Screen).star }, set: { ($0 as! Screen).star = _objcCast($1) })
        }
    }

    /// The same class twice: in the app, and in a framework that the nib names.
    func testAnOutletTakesItsClassesTwin() {
        let screen = Screen()
        screen.setValue(Framework.Star(), forKey: "star")
        XCTAssertEqual(screen.star?.rating, 4)
        screen.setValue(Person(), forKey: "star")
        XCTAssertNil(screen.star)
    }

    func testPresenceFollowsTheClass() {
        XCTAssertTrue(_implements(Student(), "study()"))
        XCTAssertTrue(_implements(Student(), "greet()"))
        XCTAssertFalse(_implements(Person(), "study()"))
        XCTAssertFalse(_implements(nil as AnyObject?, "study()"))
        XCTAssertNil(_ifImplemented(Person(), "study()"))
    }

    func testNotificationsBySelector() {
        let person = Person(), center = NotificationCenter()
        center.addObserver(person, selector: "note:", name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("b"), object: nil)
        XCTAssertEqual(person.calls, ["a"])
        center.removeObserver(person)
        center.post(name: Notification.Name("a"), object: nil)
        XCTAssertEqual(person.calls, ["a"])
    }

    func testTheCentreDoesNotHoldItsObserver() {
        let center = NotificationCenter()
        weak var gone: Person?
        do {
            let person = Person()
            gone = person
            center.addObserver(person, selector: "note:", name: nil, object: nil)
        }
        XCTAssertNil(gone)
        center.post(name: Notification.Name("a"), object: nil)
    }

    func testTimerKnowsItsInfo() {
        let timer = _timer(timeInterval: 1, target: Person(), selector: "tap:", userInfo: "info", repeats: false)
        XCTAssertEqual(timer.userInfo as? String, "info")
        timer.fire()
    }

    func testAssociatedObjectsGoWithTheirOwner() {
        let key = UnsafeRawPointer(bitPattern: 16)!
        weak var gone: Person?
        do {
            let owner = Person(), value = Person()
            gone = value
            objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            XCTAssertTrue(objc_getAssociatedObject(owner, key) as? Person === value)
        }
        XCTAssertNil(gone)
        let plain = NSObject()
        objc_setAssociatedObject(plain, key, 5, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(objc_getAssociatedObject(plain, key) as? Int, 5)
    }

    func testWhatIsSentToAClass() {
        final class Shop: ObjCObject {
            override class func _glue(_ glue: inout ObjCGlue) {
                super._glue(&glue)
                glue.classAction("sharedShop") { _ in "the shop" }
                glue.classAction("shopNamed:") { arguments in "shop \(arguments[0] ?? "")" }
            }
        }
        XCTAssertTrue(Shop.responds(to: NSSelectorFromString("sharedShop")))
        XCTAssertFalse(Shop.responds(to: NSSelectorFromString("closedShop")))
        XCTAssertEqual(Shop.perform(NSSelectorFromString("sharedShop"))?.takeUnretainedValue() as? String, "the shop")
        XCTAssertEqual(Shop.perform(NSSelectorFromString("shopNamed:"), with: "A")?.takeUnretainedValue() as? String, "shop A")
    }

    func testClassesByName() {
        let module = String(reflecting: Person.self).split(separator: ".")[0]
        XCTAssertTrue(_classNamed("\(module).Person") == Person.self)
        XCTAssertTrue(_classNamed("_TtC\(module.count)\(module)6Person") == Person.self)
        XCTAssertTrue(_classNamed("ObjCObject") == ObjCObject.self)
        XCTAssertNil(_classNamed("\(module).Nobody"))
        XCTAssertEqual(_nameOfClass(Person.self), "\(module).Person")
        XCTAssertEqual(_nameOfClass(ObjCObject.self), "ObjCObject")
        XCTAssertTrue(ObjCClass.of(Person.self).make() is Person)
    }
}

/// What lowering lists for a module: `_UnderstudyClasses`.
final class ModuleListTests: XCTestCase {
    func testExtensionsAndOtherNamesAreFoundThroughTheList() {
        // The list stands in this module, which class look-up finds by the class's own module.
        XCTAssertTrue(_classNamed("ObjCRuntimeTests.Renamed") == Student.self)
        XCTAssertEqual(Student().perform("added")?.takeUnretainedValue() as? String, "by extension")
        XCTAssertEqual(_overriding(Student(), "override study()").map { $0([]) as? String }, "overridden")
    }
}

final class _UnderstudyClasses: ObjCObject {
    override class func _glue(_ glue: inout ObjCGlue) {
        glue.named("Renamed", Student.self)
        glue.extend(Person.self) { glue in
            glue.action("added") { _, _ in "by extension" }
            glue.action("override study()") { _, _ in "overridden" }
        }
    }
}
