import XCTest
@testable import XcodeProject

final class SettingsTests: XCTestCase {
    func test_targetInheritsFromProject() throws {
        let pbxproj = TemporaryProject.pbxproj(
            settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) MINE", "NAME": "$(NAME) tail"],
            projectSettings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "NAME": "head"])
        let project = try TemporaryProject(self, pbxproj: pbxproj).read()
        let settings = project.settings(for: project.targets[0], configuration: "Debug")
        XCTAssertEqual(SwiftSettings(settings).conditions, ["DEBUG", "MINE"])
        XCTAssertEqual(settings["NAME"], "head tail")
        XCTAssertEqual(settings["ABSENT"], "")
    }

    func test_configurationFileLiesBeneathTheSettings() throws {
        let objects = "K1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };"
        let pbxproj = TemporaryProject.pbxproj(settings: ["B": "own"], objects: objects)
            .replacingOccurrences(of: "children = (F1, )", with: "children = (F1, K1, )")
            .replacingOccurrences(of: "C2 = {isa = XCBuildConfiguration;", with: "C2 = {isa = XCBuildConfiguration; baseConfigurationReference = K1;")
        let temporary = try TemporaryProject(self, pbxproj: pbxproj)
        try temporary.write("#include \"Common.xcconfig\"\nA = $(inherited) more // remark\nB = theirs\nS[sdk=iphonesimulator*] = simulator\nS = device\n", to: "App/App.xcconfig")
        try temporary.write("A = common\n", to: "App/Common.xcconfig")
        let project = try temporary.read()
        let settings = project.settings(for: project.targets[0], configuration: "Debug")
        XCTAssertEqual(settings["A"], " more")
        XCTAssertEqual(settings["B"], "own")
        XCTAssertEqual(settings["S"], "simulator")
    }

    func test_modifiers() {
        let settings = BuildSettings(layers: [["N": "My App 2.0", "D": "2nd"]])
        XCTAssertEqual(settings.expand("$(N:lower)"), "my app 2.0")
        XCTAssertEqual(settings.expand("${N:upper}"), "MY APP 2.0")
        XCTAssertEqual(settings.expand("com.x.$(N:rfc1034identifier)"), "com.x.My-App-2.0")
        XCTAssertEqual(settings.expand("$(N:c99extidentifier)"), "My_App_2_0")
        XCTAssertEqual(settings.expand("$(D:c99extidentifier)"), "_nd")
        XCTAssertEqual(settings.expand("$(ABSENT:default=x)"), "x")
        XCTAssertEqual(settings.expand("$(N:rfc1034identifier:lower)"), "my-app-2.0")
        XCTAssertEqual(settings.expand("costs 5$ $(ABSENT)"), "costs 5$ ")
    }

    func test_nestedReferences() {
        let settings = BuildSettings(layers: [["KIND": "A", "NAME_A": "first", "X": "$(NAME_$(KIND))"]])
        XCTAssertEqual(settings["X"], "first")
    }

    func test_circlesEnd() {
        let settings = BuildSettings(layers: [["A": "a$(B)", "B": "b$(A)"]])
        XCTAssertEqual(settings["A"], "ab")
    }

    func test_languageVersions() {
        let versions = ["3.0": "4", "4.0": "4", "4.1": "4", "4.2": "4.2", "5.0": "5", "5": "5", "6.0": "6", "6": "6"]
        for (setting, version) in versions { XCTAssertEqual(SwiftSettings.languageVersion(setting), version, setting) }
    }

    func test_moduleNameComesFromTheProductName() throws {
        let pbxproj = TemporaryProject.pbxproj(settings: ["PRODUCT_NAME": "swift-2048 HD"])
        let project = try TemporaryProject(self, pbxproj: pbxproj).read()
        let settings = project.settings(for: project.targets[0], configuration: nil)
        XCTAssertEqual(SwiftSettings(settings).moduleName, "swift_2048_HD")
        XCTAssertEqual(settings["WRAPPER_NAME"], "swift-2048 HD.app")
    }

    func test_otherSwiftFlagsDefineNames() {
        let settings = BuildSettings(layers: [["OTHER_SWIFT_FLAGS": "-DONE -D TWO -Xfrontend -x", "SWIFT_STRICT_CONCURRENCY": "complete"]])
        XCTAssertEqual(SwiftSettings(settings).conditions, ["ONE", "TWO"])
        XCTAssertEqual(SwiftSettings(settings).flags, ["-strict-concurrency=complete"])
    }
}
