@testable import AppBuilder
import XCTest
@testable import XcodeProject

final class HeaderTests: XCTestCase {
    private func module(_ name: String, umbrella: URL? = nil, dependencies: [String] = [], sources: [URL] = []) -> ModulePlan {
        ModulePlan(kind: .framework, name: name, productName: name, sources: sources, settings: SwiftSettings(moduleName: name, languageVersion: "5"), dependencies: dependencies, umbrellaHeader: umbrella)
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("UIKit.swiftmodule"), withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    func testWhoImportsAFrameworkImportsWhatItsHeaderDoes() throws {
        let folder = try folder(), header = folder.appendingPathComponent("Panels.h")
        try "@import UIKit;\n#import <Nowhere/Nowhere.h>\n#import <UIKit/UIKit.h>\n".write(to: header, atomically: true, encoding: .utf8)
        let panels = module("Panels", umbrella: header), app = module("App", dependencies: ["Panels"])
        XCTAssertEqual(ImplicitImports.frameworks(of: app, dependencies: [panels], available: folder), ["UIKit"])
        XCTAssertEqual(ImplicitImports.frameworks(of: panels, dependencies: [], available: folder), ["UIKit"])
        XCTAssertEqual(ImplicitImports.frameworks(of: app, dependencies: [], available: folder), [])
    }

    func testFoundationBringsCombineWhereItIsNamed() throws {
        let folder = try folder(), source = folder.appendingPathComponent("Model.swift")
        try "import Foundation\nclass Model { @Published var name = \"\" }\n".write(to: source, atomically: true, encoding: .utf8)
        XCTAssertTrue(ImplicitImports.flags(for: module("App", sources: [source]), dependencies: [], available: folder).contains("Combine"))
        XCTAssertFalse(ImplicitImports.flags(for: module("App"), dependencies: [], available: folder).contains("Combine"))
    }

    func testRelationshipsHaveAccessorsForSets() throws {
        let model = try folder().appendingPathComponent("Album.xcdatamodel")
        try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
        try """
        <model><entity name="Album" representedClassName="Album" codeGenerationType="class">
        <relationship name="photos" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Photo"/>
        <relationship name="tracks" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Photo"/>
        </entity><entity name="Photo" representedClassName="Photo" codeGenerationType="class"/></model>
        """.write(to: model.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        let source = try XCTUnwrap(DataModel(contentsOf: model).generatedSource())
        for signature in ["addToPhotos(_ value: Photo)", "removeFromPhotos(_ values: NSSet)", "addToTracks(_ values: NSOrderedSet)", "insertIntoTracks(_ value: Photo, at index: Int)"] {
            XCTAssertTrue(source.contains("public func \(signature)"), signature)
        }
        XCTAssertFalse(source.contains("insertIntoPhotos"))
    }
}
