import SwiftIfConfig
import SwiftSyntax

/// What `#if` sees: iOS, in the simulator, on this processor; or Linux, for what is written for it.
struct Configuration: BuildConfiguration {
    let options: LoweringOptions

    func isCustomConditionSet(name: String) -> Bool { options.defines.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1, !options.unwanted.contains(module) else { return false }
        if isLinux { return Self.linuxModules.contains(module) || options.importable.contains(module) }
        return LoweringOptions.standardModules.contains(module) || options.importable.contains(module) || options.frameworks.contains(module)
    }

    private var isLinux: Bool { options.platform == .linux }
    private static let linuxModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "CDispatch", "Glibc", "XCTest", "Testing", "Synchronization",
    ]

    func isActiveTargetOS(name: String) -> Bool { name == (isLinux ? "Linux" : "iOS") }
    func isActiveTargetEnvironment(name: String) -> Bool { name == (isLinux ? "gnu" : "simulator") }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_multithreaded" || name == (isLinux ? "_Native" : "_ObjC") }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(arm64)
        name == "arm64"
        #else
        name == "x86_64"
        #endif
    }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(parsing: options.swiftVersion) ?? VersionTuple(5) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
