import Foundation
import NibArchive

/// What nibs have been made into while it was the current one: kept for viewers of documents, apps have none.
///
/// Where it is current, a class that the program doesn't have is expected: its outlets, actions and attributes are passed over.
@MainActor package final class NibRecord {
    package static var current: NibRecord?

    /// Where an object comes from.
    package struct Origin {
        /// The element's id in the document.
        package var element: String?
        /// In the document.
        package var line: Int?
        /// The class that the document wants, where another stands for it.
        package var missingClass: String?
    }

    private var origins: [ObjectIdentifier: Origin] = [:]
    /// Objects of each element, in the order they were made: a prototype's are as many as its cells.
    private var objects: [String: [AnyObject]] = [:]
    /// Objects are known by their addresses, which are theirs as long as they live.
    private var kept: [AnyObject] = []
    private var underWay: [(tables: NibTables, index: Int)] = []

    /// Told of the objects of each nib once they are awake, nested nibs' included.
    package var whenLoaded: (([AnyObject]) -> Void)?

    /// Of images that the program may not have: an empty one stands for each.
    let imageSizes: [String: CGSize]

    package init(imageSizes: [String: CGSize] = [:]) { self.imageSizes = imageSizes }

    package func origin(of object: AnyObject) -> Origin? { origins[ObjectIdentifier(object)] }
    package func objects(of element: String) -> [AnyObject] { objects[element] ?? [] }
    /// Every object whose class isn't there, in the order they were made.
    package var standIns: [(object: AnyObject, missingClass: String)] {
        kept.compactMap { object in origins[ObjectIdentifier(object)]?.missingClass.map { (object, $0) } }
    }

    /// The innermost object that is being made or connected: its class and its place, as far as they are known.
    package var place: (text: String, line: Int?)? {
        guard let inner = underWay.last else { return nil }
        let line = underWay.reversed().lazy.compactMap { $0.tables.line(of: $0.index) }.first
        let named = underWay.reversed().lazy.compactMap { step in
            step.tables.element(of: step.index).map { "\(step.tables.archive.className(of: step.index)) '\($0)'" }
        }.first
        return (named ?? "object \(inner.index) (\(inner.tables.archive.className(of: inner.index)))", line)
    }

    // MARK: Filled by the loader

    func loaded(_ objects: [AnyObject]) { whenLoaded?(objects) }

    func begin(_ index: Int, in tables: NibTables) { underWay.append((tables, index)) }
    func end() { underWay.removeLast() }

    func made(_ object: AnyObject, from index: Int, in tables: NibTables) {
        guard let element = tables.element(of: index), origins[ObjectIdentifier(object)]?.element == nil else { return }
        note(object) {
            $0.element = element
            $0.line = tables.line(of: index)
        }
        objects[element, default: []].append(object)
    }

    func standsIn(_ object: AnyObject, for missingClass: String) { note(object) { $0.missingClass = missingClass } }

    func standIn<Object: AnyObject>(_ object: Object, for missing: String) -> Object {
        standsIn(object, for: missing)
        return object
    }

    func isStandIn(_ object: ObjCObject) -> Bool { origins[ObjectIdentifier(object)]?.missingClass != nil }

    private func note(_ object: AnyObject, _ body: (inout Origin) -> Void) {
        let key = ObjectIdentifier(object)
        if origins[key] == nil { kept.append(object) }
        body(&origins[key, default: Origin()])
    }
}

extension NibTables {
    func line(of object: Int) -> Int? { value(of: object, NibPlace.line)?.integer }
    func element(of object: Int) -> String? { string(of: value(of: object, NibPlace.element)) }
}
