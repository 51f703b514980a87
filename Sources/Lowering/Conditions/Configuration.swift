import SwiftIfConfig
import SwiftSyntax

/// What `#if` sees: iOS, in the simulator, on this processor.
struct Configuration: BuildConfiguration {
    let options: LoweringOptions

    func isCustomConditionSet(name: String) -> Bool { options.defines.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return LoweringOptions.standardModules.contains(module) || options.importable.contains(module) || options.frameworks.contains(module)
    }

    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
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
