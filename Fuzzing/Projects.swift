import AssetCatalog
import Foundation
import XcodeProject

let readers: [String: (read: @Sendable ([UInt8]) -> Void, boundsMemory: Bool)] = [
    "project": (readProject, false),
    "catalog": (readCatalog, false),
    "strings": (readStrings, false),
]

private let folder: URL = {
    let folder = URL(fileURLWithPath: "/dev/shm/understudy-fuzz-\(getpid())")
    try? FileManager.default.createDirectory(at: folder.appendingPathComponent("A.xcodeproj"), withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(at: folder.appendingPathComponent("A.xcassets/A.imageset"), withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(at: folder.appendingPathComponent("A.xcassets/A.colorset"), withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(at: folder.appendingPathComponent("app"), withIntermediateDirectories: true)
    return folder
}()

private func write(_ bytes: [UInt8], _ name: String) -> URL {
    let file = folder.appendingPathComponent(name)
    try? Data(bytes).write(to: file)
    return file
}

private func readProject(_ bytes: [UInt8]) {
    _ = write(bytes, "A.xcodeproj/project.pbxproj")
    guard let project = try? XcodeProject(contentsOf: folder.appendingPathComponent("A.xcodeproj")) else { return }
    for target in project.targets { _ = (target.name, target.sources.count) }
}

private func readCatalog(_ bytes: [UInt8]) {
    _ = write(bytes, "A.xcassets/A.imageset/Contents.json")
    _ = write(bytes, "A.xcassets/A.colorset/Contents.json")
    _ = try? CatalogCompiler.compile([folder.appendingPathComponent("A.xcassets")], into: folder.appendingPathComponent("app"))
}

private func readStrings(_ bytes: [UInt8]) {
    _ = try? StringsFile(contentsOf: write(bytes, "A.strings")).compiled()
    _ = try? StringCatalog(contentsOf: write(bytes, "A.xcstrings")).compiled()
    _ = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
}
