import XCTest
@testable import AppBuilder
@testable import XcodeProject

/// Packages, pods and generated sources that a project needs: found beside it, or named as missing.
final class PackageTests: XCTestCase {
    private static let remote = """
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/birds/Nest-Kit.git"; };
        D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = NestKit; };
        """

    private func project(importing module: String) throws -> TemporaryProject {
        try TemporaryProject(
            self, pbxproj: TemporaryProject.pbxproj(settings: ["GENERATE_INFOPLIST_FILE": "YES"], objects: Self.remote, targetFields: "packageProductDependencies = (D1, );"),
            files: ["App/AppDelegate.swift": "import \(module)\n@main class AppDelegate {}\n"])
    }

    private func plan(_ temporary: TemporaryProject) throws -> AppPlan {
        try XcodePlanner.plan(temporary.project, target: nil, configuration: nil)
    }

    private let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "NestKit", products: [.library(name: "NestKit", targets: ["NestKit"])], targets: [
            .target(name: "CNest"),
            .target(name: "NestKit", dependencies: ["CNest"], exclude: ["Old"], resources: [.process("Assets"), .copy("Data")], swiftSettings: [.define("NESTS"), .define("MAC", .when(platforms: [.macOS]))]),
        ])
        """

    func test_missingPackageIsNamedWithItsPlace() throws {
        let temporary = try project(importing: "NestKit")
        XCTAssertEqual(message { try plan(temporary) }, """
            error: target 'App' of \(temporary.file) needs 'NestKit' of the package https://example.org/birds/Nest-Kit.git, which isn't here; packages aren't fetched
              hint: check it out to one of \(temporary.folder.path)/SourcePackages/checkouts/nest-kit, \(temporary.folder.path)/.build/checkouts/nest-kit, \(temporary.folder.path)/nest-kit
            """)
    }

    func test_missingPackageThatNobodyImportsIsANote() throws {
        let plan = try plan(project(importing: "UIKit"))
        XCTAssertTrue(plan.notes.contains { $0.contains("needs 'NestKit' of the package https://example.org/birds/Nest-Kit.git") }, "\(plan.notes)")
        XCTAssertEqual(plan.modules.map(\.name), ["App"])
    }

    func test_checkedOutPackageIsBuilt() throws {
        for place in ["SourcePackages/checkouts/Nest-Kit", "nest-kit", ".build/checkouts/Nest-Kit"] {
            let temporary = try project(importing: "NestKit")
            for (path, text) in [
                "Package.swift": manifest, "Sources/NestKit/Nest.swift": "public struct Nest {}", "Sources/NestKit/Old/Old.swift": "old",
                "Sources/NestKit/Assets/en.lproj/Text.strings": "", "Sources/NestKit/Assets/picture.png": "", "Sources/NestKit/Data/a/b.json": "{}",
                "Sources/NestKit/View.xib": "<document/>", "Sources/CNest/nest.c": "", "Sources/CNest/include/nest.h": "",
            ] { try temporary.write(text, to: "\(place)/\(path)") }
            let plan = try plan(temporary)
            XCTAssertEqual(plan.modules.map(\.name), ["CNest", "NestKit", "App"], place)
            XCTAssertEqual(plan.modules[0].c?.sources.map(\.lastPathComponent), ["nest.c"])
            let kit = plan.modules[1]
            XCTAssertEqual(kit.sources.map(\.lastPathComponent), ["Nest.swift", "resource_bundle_accessor.swift"])
            XCTAssertEqual(kit.settings.conditions, ["NESTS", "DEBUG", "SWIFT_PACKAGE"])
            XCTAssertEqual(kit.platform, .linux, "its C is compiled for Linux")
            XCTAssertEqual(kit.bundle?.name, "NestKit_NestKit.bundle")
            let resources = (kit.bundle?.resources ?? []).map { "\($0.file.localization.map { $0 + "/" } ?? "")\($0.file.name)\($0.isFolderReference ? "/" : "")" }
            XCTAssertEqual(Set(resources), ["Data/", "en/Text.strings", "picture.png", "View.xib"])
            XCTAssertEqual(plan.application.dependencies, ["NestKit"])
        }
    }

    // MARK: Pods

    private func podProject(_ files: [String: String]) throws -> TemporaryProject {
        let source = ["App/AppDelegate.swift": "import Nests\n@main class AppDelegate {}\n"]
        return try TemporaryProject(self, pbxproj: TemporaryProject.pbxproj(settings: ["GENERATE_INFOPLIST_FILE": "YES"]), files: source.merging(files) { one, _ in one })
    }

    func test_podsCheckedInAsSources() throws {
        let plan = try plan(podProject([
            "Podfile": "pod 'Nests'", "Pods/Nests/Source/Nest.swift": "import Twigs", "Pods/Nests/Tests/T.swift": "", "Pods/Nests/Source/Cell.xib": "",
            "Pods/Twigs/Twig.swift": "", "Pods/Unused/U.swift": "",
        ]))
        XCTAssertEqual(plan.modules.map(\.name), ["Twigs", "Nests", "App"])
        XCTAssertEqual(plan.modules[1].sources.map(\.lastPathComponent), ["Nest.swift"])
        XCTAssertEqual(plan.modules[1].bundle?.resources.map(\.file.name), ["Cell.xib"])
    }

    /// CocoaPods' own project says which Swift a pod is written in; without it, the newest that all pods know.
    func test_podsAreOfTheLanguageThatTheirProjectSays() throws {
        let pods = """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 46; rootObject = P; objects = {
            P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
            G = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Nests; productType = "com.apple.product-type.framework"; buildConfigurationList = M; buildPhases = (); dependencies = (); };
            L = {isa = XCConfigurationList; buildConfigurations = (C, ); defaultConfigurationName = Debug; };
            M = {isa = XCConfigurationList; buildConfigurations = (D, ); defaultConfigurationName = Debug; };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 3.0; }; };
            }; }
            """
        let plan = try plan(podProject(["Podfile": "pod 'Nests'", "Pods/Nests/Nest.swift": "import Twigs", "Pods/Twigs/Twig.swift": "", "Pods/Pods.xcodeproj/project.pbxproj": pods]))
        XCTAssertEqual(plan.modules.map(\.settings.languageVersion).prefix(2), ["5", "4"])
        XCTAssertEqual(plan.modules.map(\.isLibrary), [true, true, false])
    }

    /// Swift whose other half is Objective-C is taken as on Linux, unless it is written for UIKit.
    func test_podsThatAreCheckouts() throws {
        let manifest = "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Nests\", products: [.library(name: \"Nests\", targets: [\"Nests\"])], targets: [.target(name: \"Nests\")])"
        for (text, platform) in [("#if os(iOS)\nimport UIKit\n#endif\n", ModulePlatform.linux), ("import UIKit\n", .iOS)] {
            let plan = try plan(podProject([
                "Podfile": "pod 'Nests'", "Pods/Nests/Package.swift": manifest, "Pods/Nests/Sources/Nests/Nest.swift": text, "Pods/Nests/Sources/NestsObjC/Old.m": "",
            ]))
            XCTAssertEqual(plan.modules.map(\.name), ["Nests", "App"])
            XCTAssertEqual(plan.modules[0].platform, platform)
            XCTAssertTrue(plan.modules[0].settings.conditions.contains("SWIFT_PACKAGE"))
        }
    }

    /// What `:path` names is in the repository; its specification says which files and what it is called.
    func test_podsThatLieInTheRepository() throws {
        let specification = """
            Pod::Spec.new do |s|
              s.name = 'Nests' # in quotes: 'Other'
              s.swift_versions = ['4.0', '4.2']
              s.default_subspec = 'Core'
              s.subspec 'Core' do |core|
                core.source_files = 'Code/**/*.{h,swift}',
                                    'More'
                core.exclude_files = 'Code/Old'
                core.osx.source_files = 'Mac/*.swift'
                core.resources = ['Assets/*.xib']
                core.resource_bundles = { 'Nests' => ['Pictures/*.png', 'Sounds/*'], 'Eggs' => 'Eggs/*.json' }
                core.dependency 'Twigs', '~> 1.0'
              end
              s.subspec 'Extra' do |extra|
                extra.source_files = 'Extra/*.swift'
                extra.dependency 'Nests/Core'
              end
            end
            """
        let files = [
            "Nests.podspec": specification, "Code/Nest.swift": "import Twigs", "Code/Deep/Down.swift": "", "Code/Old/Gone.swift": "", "Code/Nest.h": "", "More/M.swift": "", "Mac/Mac.swift": "",
            "Extra/E.swift": "", "Tests/T.swift": "", "Assets/Cell.xib": "", "Assets/Cell.txt": "", "Pictures/egg.png": "", "Sounds/chirp.wav": "", "Eggs/egg.json": "{}",
            "twigs/Twigs.podspec.json": "{\"name\": \"Twigs\", \"ios\": {\"source_files\": \"T/*.swift\"}, \"swift_version\": \"5.0\"}", "twigs/T/Twig.swift": "", "twigs/Other.swift": "",
        ]
        let asked: [(String, [String])] = [("pod 'Nests', :path => './'", []), ("pod \"Nests/Extra\", path: '.'", ["E.swift"])]
        for (line, more) in asked {
            let plan = try plan(podProject(files.merging(["Podfile": "target 'App' do\n  \(line) # here\n  pod 'Twigs', :path => 'twigs'\nend\n"]) { one, _ in one }))
            XCTAssertEqual(plan.modules.map(\.name), ["Twigs", "Nests", "App"])
            XCTAssertEqual(plan.modules[0].sources.map(\.lastPathComponent), ["Twig.swift"])
            let nests = plan.modules[1]
            XCTAssertEqual(Set(nests.sources.map(\.lastPathComponent)), Set(["Nest.swift", "Down.swift", "M.swift"] + more))
            XCTAssertEqual(nests.settings.languageVersion, "4.2")
            XCTAssertEqual(nests.dependencies, ["Twigs"])
            XCTAssertEqual(nests.importsOfHeader, ["UIKit"])
            XCTAssertEqual(nests.bundle?.resources.map(\.file.name), ["Cell.xib"])
            XCTAssertEqual(Set(nests.bundle?.copies.map { "\($0.folder)/\($0.file.name)" } ?? []), ["Nests.bundle/egg.png", "Nests.bundle/chirp.wav", "Eggs.bundle/egg.json"])
        }
    }

    func test_missingPodIsNamed() throws {
        let temporary = try podProject(["Podfile": "target 'App' do\n  pod 'Nests/Core', '~> 1.0'\nend\n"])
        XCTAssertEqual(message { try plan(temporary) }, """
            error: target 'App' imports 'Nests', a pod of \(temporary.folder.path)/Podfile, which isn't here; pods aren't fetched
              hint: put what CocoaPods installs beside the project: \(temporary.folder.path)/Pods/Nests
            """)
    }

    // MARK: Script phases

    private func generated() throws -> TemporaryProject {
        let objects = """
            B2 = {isa = PBXBuildFile; fileRef = F2; };
            F2 = {isa = PBXFileReference; path = App/Made.swift; sourceTree = SOURCE_ROOT; };
            S2 = {isa = PBXShellScriptBuildPhase; name = "Make it"; shellPath = /bin/sh; shellScript = "echo \\"let made = \\\\\\"$TARGET_NAME\\\\\\"\\" > \\"$SCRIPT_OUTPUT_FILE_0\\""; outputPaths = ("$(SRCROOT)/App/Made.swift", ); };
            """
        let text = TemporaryProject.pbxproj(settings: ["GENERATE_INFOPLIST_FILE": "YES"], objects: objects, sources: ["B1", "B2"])
        return try TemporaryProject(self, pbxproj: text.replacingOccurrences(of: "buildPhases = (S1, );", with: "buildPhases = (S2, S1, );"))
    }

    func test_generatedSourceThatIsMissingIsNamedWithItsScript() throws {
        let temporary = try generated()
        let text = message { try plan(temporary) }
        XCTAssertTrue(text.contains("\(temporary.folder.path)/App/Made.swift is in target 'App' but isn't there: script phase 'Make it' generates it"), text)
        XCTAssertTrue(text.hasSuffix("hint: --run-scripts runs it"), text)
    }

    func test_runScriptsMakesIt() throws {
        let temporary = try generated()
        let plan = try XcodePlanner.plan(temporary.project, target: nil, configuration: nil, runsScripts: true)
        XCTAssertEqual(plan.application.sources.map(\.lastPathComponent), ["AppDelegate.swift", "Made.swift"])
        XCTAssertEqual(try String(contentsOf: temporary.folder.appendingPathComponent("App/Made.swift"), encoding: .utf8), "let made = \"App\"\n")
    }
}
