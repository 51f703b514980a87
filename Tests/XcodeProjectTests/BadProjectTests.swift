import XCTest
@testable import AppBuilder
@testable import XcodeProject

/// What a broken project says, word for word.
final class BadProjectTests: XCTestCase {
    func test_brokenPropertyListNamesTheLine() throws {
        let broken = TemporaryProject.pbxproj().replacingOccurrences(of: "developmentRegion = en;", with: "developmentRegion = en")
        let project = try TemporaryProject(self, pbxproj: broken)
        let line = broken.components(separatedBy: "\n").firstIndex { $0.contains("mainGroup") }! + 1
        XCTAssertEqual(
            message { try project.read() },
            "\(project.file):\(line): error: the property list is broken: expected ';' after a value, found 'm'")
    }

    func test_truncatedFile() throws {
        let whole = TemporaryProject.pbxproj()
        let half = String(whole.prefix(upTo: whole.range(of: "rootObject")!.lowerBound))
        let project = try TemporaryProject(self, pbxproj: half)
        let last = half.components(separatedBy: "\n").count
        XCTAssertEqual(
            message { try project.read() },
            "\(project.file):\(last): error: the property list is broken: the '{' of line 2 isn't closed")
    }

    func test_mergeConflict() throws {
        let project = try TemporaryProject(self, pbxproj: "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n")
        XCTAssertEqual(message { try project.read() }, "\(project.file):3: error: an unresolved merge conflict")
    }

    func test_noProjectFile() throws {
        let project = try TemporaryProject(self)
        try FileManager.default.removeItem(atPath: project.file)
        XCTAssertEqual(message { try project.read() }, "\(project.file): error: the project file isn't there or can't be read")
    }

    func test_somethingElse() throws {
        let project = try TemporaryProject(self, pbxproj: "{ a = b; }")
        XCTAssertEqual(message { try project.read() }, "\(project.file): error: this is no Xcode project: it has no 'objects'")
    }

    func test_danglingTarget() throws {
        let text = TemporaryProject.pbxproj().replacingOccurrences(of: "targets = (T1, )", with: "targets = (T9, )")
        let project = try TemporaryProject(self, pbxproj: text)
        let line = text.components(separatedBy: "\n").firstIndex { $0.contains("P0 = {") }! + 1
        XCTAssertEqual(message { try project.read() }, "\(project.file):\(line): error: target T9 isn't in the project")
    }

    func test_missingSourceFile() throws {
        let project = try TemporaryProject(self, files: [:])
        let text = try String(contentsOfFile: project.file, encoding: .utf8)
        let line = text.components(separatedBy: "\n").firstIndex { $0.contains("F1 /* AppDelegate.swift */ = {") }! + 1
        XCTAssertEqual(
            message { try XcodePlanner.plan(project.project, target: nil, configuration: nil) },
            "\(project.file):\(line): error: \(project.folder.path)/App/AppDelegate.swift is in target 'App' but isn't there")
    }

    private func plan(resource: String) throws -> (TemporaryProject, AppPlan) {
        let objects = """
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            F2 = {isa = PBXFileReference; path = App/\(resource); sourceTree = SOURCE_ROOT; };
            R2 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
            """
        let text = TemporaryProject.pbxproj(settings: ["GENERATE_INFOPLIST_FILE": "YES"], objects: objects).replacingOccurrences(of: "buildPhases = (S1, );", with: "buildPhases = (S1, R2, );")
        let project = try TemporaryProject(self, pbxproj: text, files: ["App/AppDelegate.swift": "@main class AppDelegate {}"])
        return (project, try XcodePlanner.plan(project.project, target: nil, configuration: nil))
    }

    func test_missingPictureIsLeftOut() throws {
        let (project, plan) = try plan(resource: "Photo.png")
        XCTAssertEqual(plan.application.bundle?.resources.map(\.file.url.lastPathComponent), [])
        XCTAssertEqual(plan.notes, ["\(project.folder.path)/App/Photo.png is in target 'App' but isn't there; left out"])
    }

    func test_missingStoryboard() throws {
        let text = message { try plan(resource: "Main.storyboard") }
        XCTAssertTrue(text.hasSuffix("/App/Main.storyboard is in target 'App' but isn't there"), text)
    }

    func test_missingInfoPlist() throws {
        let project = try TemporaryProject(self, pbxproj: TemporaryProject.pbxproj(settings: ["INFOPLIST_FILE": "App/Info.plist"]))
        XCTAssertEqual(
            message { try XcodePlanner.plan(project.project, target: nil, configuration: nil) },
            "\(project.folder.path)/App/Info.plist: error: Info.plist isn't there (INFOPLIST_FILE)")
    }

    func test_brokenConfigurationFile() throws {
        let objects = "K1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
        let pbxproj = TemporaryProject.pbxproj(objects: objects)
            .replacingOccurrences(of: "children = (F1, )", with: "children = (F1, K1, )")
            .replacingOccurrences(of: "C2 = {isa = XCBuildConfiguration;", with: "C2 = {isa = XCBuildConfiguration; baseConfigurationReference = K1;")
        let project = try TemporaryProject(self, pbxproj: pbxproj)
        try project.write("A = b\nnonsense\n", to: "App/App.xcconfig")
        let file = project.folder.path + "/App/App.xcconfig"
        XCTAssertEqual(
            message { try XcodePlanner.plan(project.project, target: nil, configuration: nil) }, "\(file):2: error: expected 'KEY = VALUE'")
        try project.write("#include \"Nowhere.xcconfig\"\n", to: "App/App.xcconfig")
        XCTAssertEqual(
            message { try XcodePlanner.plan(project.project, target: nil, configuration: nil) },
            "\(file):1: error: the included file 'Nowhere.xcconfig' isn't there")
    }

    func test_unknownTarget() throws {
        let project = try TemporaryProject(self)
        XCTAssertEqual(
            message { try project.read().application(named: "Watch") },
            "\(project.file): error: there is no target 'Watch'\n  hint: the targets are: App")
    }

    func test_severalApplications() throws {
        let second = """
            T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (); name = Other; productType = "com.apple.product-type.application"; };
            T3 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (); name = Third; productType = "com.apple.product-type.application"; };
            """
        let pbxproj = TemporaryProject.pbxproj(objects: second).replacingOccurrences(of: "targets = (T1, )", with: "targets = (T2, T3, )")
        let project = try TemporaryProject(self, pbxproj: pbxproj)
        XCTAssertEqual(
            message { try project.read().application(named: nil) },
            "\(project.file): error: there are several applications: Other, Third\n  hint: choose one with --target NAME")
    }

    func test_objectiveCIsReportedAndLeftOut() throws {
        let objects = """
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            F2 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
            """
        let pbxproj = TemporaryProject.pbxproj(objects: objects, sources: ["B1", "B2"]).replacingOccurrences(of: "children = (F1, )", with: "children = (F1, F2, )")
        let project = try TemporaryProject(self, pbxproj: pbxproj)
        let plan = try XcodePlanner.plan(project.project, target: nil, configuration: nil)
        XCTAssertEqual(plan.notes, ["\(project.folder.path)/App/Old.m: Objective-C and C sources aren't supported; left out of target 'App'"])
        XCTAssertEqual(plan.application.sources.map(\.lastPathComponent), ["AppDelegate.swift"])
    }
}
