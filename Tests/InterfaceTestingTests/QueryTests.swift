import Foundation
import XCTest
@testable import XCUIAutomation

/// What queries find in a tree of elements, and what they say when they find nothing.
final class QueryTests: XCTestCase {
    private static let tree = """
        {"type":2,"label":"Birds","frame":{"x":0,"y":0,"width":390,"height":844},"isHittable":true,"children":[
          {"type":21,"identifier":"Sightings","frame":{"x":0,"y":47,"width":390,"height":44},"children":[
            {"type":9,"label":"Add","frame":{"x":340,"y":47,"width":44,"height":44},"isHittable":true}]},
          {"type":26,"identifier":"list","frame":{"x":0,"y":91,"width":390,"height":753},"children":[
            {"type":75,"label":"Wren, Mill","frame":{"x":0,"y":91,"width":390,"height":60},"isHittable":true,"children":[
              {"type":48,"label":"Wren","frame":{"x":16,"y":91,"width":100,"height":20}},
              {"type":48,"label":"Mill","frame":{"x":16,"y":111,"width":100,"height":20}}]},
            {"type":75,"label":"Osprey, Lake","isSelected":true,"frame":{"x":0,"y":800,"width":390,"height":60},"children":[
              {"type":48,"label":"Osprey","frame":{"x":16,"y":151,"width":100,"height":20}}]}]},
          {"type":49,"value":"Name","placeholder":"Name","hasFocus":true,"isEnabled":false,"frame":{"x":0,"y":0,"width":10,"height":10}}]}
        """

    @MainActor private func root() throws -> ElementSnapshot {
        ElementSnapshot(try JSONDecoder().decode(ElementRecord.self, from: Data(Self.tree.utf8)))
    }

    @MainActor private var app: XCUIElement { XCUIElement(ElementPath(.named("org.example.Birds"))) }

    @MainActor private func labels(_ query: XCUIElementQuery) throws -> [String] { query.path.resolve(in: try root()).matches.map(\.label) }

    @MainActor func test_stepsNarrow() async throws {
        XCTAssertEqual(try labels(app.cells), ["Wren, Mill", "Osprey, Lake"])
        XCTAssertEqual(try labels(app.tables.cells.staticTexts), ["Wren", "Mill", "Osprey"])
        XCTAssertEqual(try labels(app.tables.children(matching: .any)), ["Wren, Mill", "Osprey, Lake"])
        XCTAssertEqual(try labels(app.cells.containing(.staticText, identifier: "Osprey")), ["Osprey, Lake"])
        XCTAssertEqual(try labels(app.cells.containing(NSPredicate(format: "label == 'Mill'"))), ["Wren, Mill"])
        XCTAssertEqual(try labels(app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH[c] %@", "o"))), ["Osprey"])
        XCTAssertEqual(try labels(app.cells.matching(NSPredicate(format: "isSelected == YES"))), ["Osprey, Lake"])
        XCTAssertEqual(try labels(app.descendants(matching: .any).matching(.button, identifier: "Add")), ["Add"])
        // An element within two matches is found once.
        XCTAssertEqual(try labels(app.descendants(matching: .any).descendants(matching: .staticText)), ["Wren", "Mill", "Osprey"])
    }

    @MainActor func test_elementsAreBound() async throws {
        func label(_ element: XCUIElement) throws -> String? { element.path.resolve(in: try root()).matches.first?.label }
        XCTAssertEqual(try label(app.cells.element(boundBy: 1)), "Osprey, Lake")
        XCTAssertEqual(try label(app.cells.element(boundBy: -1)), "Osprey, Lake")
        XCTAssertEqual(try label(app.cells.firstMatch), "Wren, Mill")
        XCTAssertEqual(try label(app.navigationBars["Sightings"].buttons["Add"]), "Add")
        XCTAssertNil(try label(app.cells.element(boundBy: 2)))
        // Value and placeholder are names as well.
        XCTAssertEqual(app.textFields["Name"].path.resolve(in: try root()).matches.count, 1)
    }

    @MainActor func test_namesInMessages() async {
        XCTAssertEqual(app.buttons["Add"].path.name, "\"Add\" Button")
        XCTAssertEqual(app.cells.element(boundBy: 2).path.name, "Cell (Element at index 2)")
        XCTAssertEqual(app.navigationBars.firstMatch.path.name, "NavigationBar (First Match)")
        XCTAssertEqual(app.path.name, "Application 'org.example.Birds'")
    }

    @MainActor func test_failuresListWhatIsThere() async throws {
        let root = try root(), path = app.tables.cells["Heron"].path
        let text = ElementSearchFailure.noMatches(path, path.resolve(in: root), root: root).text
        XCTAssertEqual(text, """
            No matches found for Elements matching predicate '"Heron" IN identifiers' from input {(
                Cell, {{0.0, 91.0}, {390.0, 60.0}}, label: 'Wren, Mill'
                Cell, {{0.0, 800.0}, {390.0, 60.0}}, label: 'Osprey, Lake', Selected
            )}
            """)
        let switches = app.switches.element.path
        let whole = ElementSearchFailure.noMatches(switches, switches.resolve(in: root), root: root).text
        XCTAssertTrue(whole.hasPrefix("No matches found for Descendants matching type Switch from input {("), whole)
        XCTAssertTrue(whole.contains("Button, {{340.0, 47.0}, {44.0, 44.0}}, label: 'Add'"), whole)
        let predicate = app.cells.matching(NSPredicate(format: "label CONTAINS %@", "Heron")).firstMatch.path
        XCTAssertTrue(ElementSearchFailure.noMatches(predicate, predicate.resolve(in: root), root: root).text.contains("predicate 'label CONTAINS \"Heron\"'"))
    }

    @MainActor func test_hitPointIsOnTheScreen() async throws {
        let cell = try XCTUnwrap(app.cells.element(boundBy: 1).path.resolve(in: try root()).matches.first)
        XCTAssertEqual(cell.hitPoint, CGPoint(x: 195, y: 822))
    }

    @MainActor func test_typesOfElementsHaveApplesNumbers() async {
        let numbers: [(XCUIElement.ElementType, UInt)] = [
            (.any, 0), (.other, 1), (.window, 4), (.alert, 7), (.button, 9), (.keyboard, 19), (.key, 20), (.navigationBar, 21), (.table, 26), (.collectionView, 32), (.slider, 33),
            (.pickerWheel, 39), (.switch, 40), (.searchField, 45), (.staticText, 48), (.secureTextField, 50), (.map, 57), (.webView, 58), (.cell, 75), (.stepper, 79), (.statusItem, 82),
        ]
        for (type, number) in numbers { XCTAssertEqual(type.rawValue, number, "\(type)") }
    }
}
