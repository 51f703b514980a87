import AppBuilder
import Foundation

/// A `.app` folder, by what its Info.plist says.
struct BuiltApp {
    let identifier: String
    let executable: URL

    init(_ folder: URL) throws {
        let file = folder.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: file) else { throw BuildFailure("'\(folder.path)' has no Info.plist") }
        guard let info = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any] else {
            throw BuildFailure("\(file.path) is broken")
        }
        identifier = info["CFBundleIdentifier"] as? String ?? folder.lastPathComponent
        guard let name = info["CFBundleExecutable"] as? String else { throw BuildFailure("\(folder.path)/Info.plist has no CFBundleExecutable") }
        executable = folder.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: executable.path) else { throw BuildFailure("'\(folder.path)' has no executable '\(name)'") }
    }
}
