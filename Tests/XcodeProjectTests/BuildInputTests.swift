import XCTest
@testable import AppBuilder
@testable import XcodeProject

final class BuildInputTests: XCTestCase {
    func test_folderWithOneProject() throws {
        let temporary = try TemporaryProject(self)
        XCTAssertEqual(try BuildInput(path: temporary.folder.path), .project(temporary.project))
    }

    func test_ambiguousFolder() throws {
        let temporary = try TemporaryProject(self)
        try temporary.write("", to: "Other.xcodeproj/project.pbxproj")
        XCTAssertEqual(
            message { try BuildInput(path: temporary.folder.path) },
            "error: '\(temporary.folder.path)' holds 2 projects: App.xcodeproj, Other.xcodeproj\n  hint: name one of them")
    }

    func test_emptyFolder() throws {
        let temporary = try TemporaryProject(self)
        XCTAssertEqual(
            message { try BuildInput(path: temporary.folder.path + "/App") }, "error: '\(temporary.folder.path)/App' holds no .xcodeproj and no Package.swift")
    }

    func test_nothingThere() {
        XCTAssertEqual(message { try BuildInput(path: "/no/such/place") }, "error: there is no '/no/such/place'")
    }

    func test_file() throws {
        let temporary = try TemporaryProject(self)
        XCTAssertEqual(
            message { try BuildInput(path: temporary.file) },
            "error: '\(temporary.file)' is a file; expected an .xcodeproj, an .app or a folder with a project")
    }
}
