import Foundation
@testable import ObjCRuntime

enum Flavour: Int { case plain = 0, sweet = 2 }

/// As lowering writes it.
class Person: ObjCObject {
    var name: String? = "Ann" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }
    var age = 30
    var isActive = false
    var flavour = Flavour.plain
    var friend: Person? {
        willSet { willChangeValue(forKey: "friend") }
        didSet { didChangeValue(forKey: "friend") }
    }
    var friends: [Person] = []
    var frame = CGRect.zero
    var calls: [String] = []

    func greet() -> String { "hello" }
    func tap(_ sender: Any?) { calls.append("tap \(sender.map { "\($0)" } ?? "nil")") }
    func note(_ note: Notification) { calls.append(note.name.rawValue) }
    func both(_ one: Int, two: String) { calls.append("\(one) \(two)") }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("greet()", "name")
        glue.action("greet") { _ = $1; return ($0 as! Person).greet() }
        glue.action("tap:") { ($0 as! Person).tap($1[0]); return nil }
        glue.action("note:") { ($0 as! Person).note(_objcCast($1[0])); return nil }
        glue.action("both:two:") { ($0 as! Person).both(_objcCast($1[0]), two: _objcCast($1[1])); return nil }
        glue.property("name", get: { ($0 as! Person).name }, set: { ($0 as! Person).name = _objcCast($1) })
        glue.property("age", get: { ($0 as! Person).age }, set: { ($0 as! Person).age = _objcCast($1) })
        glue.property("isActive", get: { ($0 as! Person).isActive }, set: { ($0 as! Person).isActive = _objcCast($1) })
        glue.property("flavour", get: { ($0 as! Person).flavour }, set: { ($0 as! Person).flavour = _objcCast($1) })
        glue.property("friend", get: { ($0 as! Person).friend }, set: { ($0 as! Person).friend = _objcCast($1) })
        glue.property("friends", get: { ($0 as! Person).friends }, set: { ($0 as! Person).friends = _objcCast($1) })
        glue.property("frame", get: { ($0 as! Person).frame }, set: { ($0 as! Person).frame = _objcCast($1) })
        glue.creates { Person() }
    }
}

class Student: Person {
    override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("study()") }
}

final class Watcher: ObjCObject {
    var seen: [String] = []

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        let old = change?[.oldKey].map { "\($0)" } ?? "-", new = change?[.newKey].map { "\($0)" } ?? "-"
        seen.append("\(keyPath ?? "") \(old) \(new)")
    }
}
