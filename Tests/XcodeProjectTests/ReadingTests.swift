import XCTest
@testable import XcodeProject

final class ReadingTests: XCTestCase {
    func test_readsBirdWatching() throws {
        let project = try XcodeProject(contentsOf: repository.appendingPathComponent("Examples/BirdWatching/BirdWatching.xcodeproj"))
        XCTAssertEqual(project.targets.map(\.name), ["BirdWatching", "BirdWatchingTests", "BirdWatchingUITests"])
        XCTAssertEqual(project.targets.map(\.productType), [.application, .unitTests, .uiTests])
        let app = try project.application(named: nil)
        XCTAssertEqual(app.sources.map(\.name).first, "AppDelegate.swift")
        XCTAssertEqual(app.sources.count, 6)
        XCTAssertTrue(app.sources.allSatisfy { FileManager.default.fileExists(atPath: $0.url.path) })
        XCTAssertEqual(app.resources.map(\.file.name), ["Main.storyboard", "LaunchScreen.storyboard", "Assets.xcassets"])
        XCTAssertEqual(app.resources.map(\.file.localization), ["Base", "Base", nil])
        XCTAssertEqual(project.targets[1].dependencies.map(\.targetName), ["BirdWatching"])
    }

    func test_synchronizedFolderGivesItsFilesToTheTarget() throws {
        let objects = """
            Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sync; sourceTree = "<group>"; exceptions = (X1, ); explicitFolders = (Web, ); };
            X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Skipped.swift, ); target = T1; };
            """
        let pbxproj = TemporaryProject.pbxproj(objects: objects, targetFields: "fileSystemSynchronizedGroups = (Y1, );", sources: [])
            .replacingOccurrences(of: "children = (G1, )", with: "children = (G1, Y1, )")
        let project = try TemporaryProject(self, pbxproj: pbxproj, files: [
            "Sync/A.swift": "", "Sync/Deep/B.swift": "", "Sync/Skipped.swift": "", "Sync/Info.plist": "", "Sync/Web/index.html": "",
            "Sync/en.lproj/Localizable.strings": "", "Sync/Media.xcassets/Contents.json": "{}", "Sync/Bridge.h": "", "Sync/.hidden": "",
        ]).read()
        let target = try project.application(named: nil)
        XCTAssertEqual(target.sources.map(\.name), ["A.swift", "B.swift"])
        XCTAssertEqual(target.resources.map(\.file.name), ["Media.xcassets", "Web", "Localizable.strings"])
        XCTAssertEqual(target.resources.map(\.isFolderReference), [false, true, false])
        XCTAssertEqual(target.resources[2].file.localization, "en")
    }

    func test_variantGroupStandsForItsLanguages() throws {
        let objects = """
            B2 = {isa = PBXBuildFile; fileRef = V1; };
            V1 = {isa = PBXVariantGroup; children = (F2, F3, ); name = Localizable.strings; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            F3 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            R1 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
            """
        let pbxproj = TemporaryProject.pbxproj(objects: objects)
            .replacingOccurrences(of: "children = (F1, )", with: "children = (F1, V1, )")
            .replacingOccurrences(of: "buildPhases = (S1, )", with: "buildPhases = (S1, R1, )")
        let temporary = try TemporaryProject(self, pbxproj: pbxproj)
        let target = try temporary.read().application(named: nil)
        XCTAssertEqual(target.resources.map(\.file.localization), ["en", "de"])
        XCTAssertEqual(target.resources[1].file.url.path, temporary.folder.path + "/App/de.lproj/Localizable.strings")
    }

    func test_workspaceHoldsItsProjects() throws {
        let temporary = try TemporaryProject(self)
        try temporary.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef></Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        XCTAssertEqual(Workspace.holding(temporary.project)?.projects.map(\.lastPathComponent), ["App.xcodeproj"])
    }

    func testPathsAreSpelledAsTheDiskDoes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("case-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Views/Cells"), withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Views/Cells/PhotoCell.swift")
        try Data().write(to: file)
        XCTAssertEqual(folder.appendingPathComponent("views/cells/photocell.swift").spelledAsOnDisk.path, file.path)
        XCTAssertEqual(file.spelledAsOnDisk.path, file.path)
        let absent = folder.appendingPathComponent("Views/Other.swift")
        XCTAssertEqual(absent.spelledAsOnDisk.path, absent.path)
    }
}
