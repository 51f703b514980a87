import XCTest
@testable import AppBuilder

final class SDKTests: XCTestCase {
    private func sdk(module: String) throws -> SDK {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        let modules = folder.appendingPathComponent("Modules")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        try Data(module.utf8).write(to: modules.appendingPathComponent("UIKit.swiftmodule"))
        return try SDK(beside: folder.appendingPathComponent("understudy"))
    }

    func test_anotherCompilerIsAMessage() throws {
        let sdk = try sdk(module: "\u{e2}\u{9c}\0Swift version 6.2 (swift-6.2-RELEASE)\0x86_64")
        let found = Toolchain(compiler: URL(fileURLWithPath: "/opt/bin/swiftc"), version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        XCTAssertEqual(
            message { try sdk.check(found) }, """
                error: Understudy's UIKit was built with Swift version 6.2 (swift-6.2-RELEASE), but /opt/bin/swiftc is Swift version 6.3.1 (swift-6.3.1-RELEASE)
                  hint: put the first one into PATH, or build Understudy anew with the second: make build
                """)
    }

    func test_sameCompiler() throws {
        let sdk = try sdk(module: "\0\0Swift version 6.3.1 (swift-6.3.1-RELEASE)\0")
        try sdk.check(Toolchain(compiler: URL(fileURLWithPath: "/opt/bin/swiftc"), version: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"))
    }

    func test_noUIKit() {
        XCTAssertEqual(message { try SDK(beside: URL(fileURLWithPath: "/usr/bin/understudy")) }, "error: UIKit isn't beside /usr/bin/understudy\n  hint: build it there: make build")
    }
}
