import XCTest
@testable import AppBuilder
@testable import XcodeProject

final class EntryPointTests: XCTestCase {
    private func check(_ files: [String: String]) throws {
        let temporary = try TemporaryProject(self, files: files)
        folder = temporary.folder.path
        let sources = files.keys.sorted().map { temporary.folder.appendingPathComponent($0) }
        try EntryPoint.check(ModulePlan(
            kind: .application, name: "App", productName: "App", sources: sources,
            settings: SwiftSettings(moduleName: "App", languageVersion: "5"), dependencies: []))
    }

    private var folder = ""

    func test_one() throws {
        try check(["A.swift": "import UIKit\n\n@main\nclass AppDelegate {}\n"])
        try check(["A.swift": "// @main in a remark\n@UIApplicationMain class AppDelegate {}\n"])
        try check(["A.swift": "#if DEBUG\n@main\n#else\n@main\n#endif\nclass AppDelegate {}\n"])
        try check(["A.swift": "@mainActorLike class X {}", "main.swift": "print()"])
    }

    func test_theSymbolIsASCII() {
        let module = ModulePlan(kind: .application, name: "__Güneş", productName: "3-Güneş", sources: [], settings: SwiftSettings(moduleName: "__Güneş", languageVersion: "5"), dependencies: [])
        XCTAssertEqual(module.entryPoint, "__G_c3_bcne_c5_9f_main")
    }

    func test_none() {
        XCTAssertEqual(
            message { try check(["A.swift": "class AppDelegate {}"]) },
            "error: 'App' has no entry point\n  hint: mark the application delegate @main, or write a main.swift that calls UIApplicationMain")
    }

    func test_A13_two() {
        XCTAssertEqual(
            message { try check(["A.swift": "import UIKit\n@UIApplicationMain\nclass A {}", "main.swift": "print()"]) },
            "error: 'App' has 2 entry points: \(folder)/A.swift:2 (@UIApplicationMain), \(folder)/main.swift:1 (main.swift)\n  hint: an app begins in one place")
    }
}
