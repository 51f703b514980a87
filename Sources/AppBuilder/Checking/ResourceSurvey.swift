import Foundation
import InterfaceBuilder
import XcodeProject

/// Counts an app's resources, compiles its documents in memory, and finds the classes that they name.
struct ResourceSurvey {
    private(set) var resources = AppVerdict.Resources()
    private(set) var customClasses: [String: [String]] = [:]

    init(_ plan: AppPlan) {
        for module in plan.modules { for resource in module.bundle?.resources ?? [] { add(resource, of: module) } }
    }

    private mutating func add(_ resource: BundleResource, of module: ModulePlan) {
        let file = resource.file
        resources.kinds[resource.isFolderReference ? "folder" : file.fileExtension, default: 0] += 1
        guard ["storyboard", "xib"].contains(file.fileExtension), !resource.isFolderReference else { return }
        guard let data = try? Data(contentsOf: file.url) else { return }
        customClasses[file.url.path] = Self.classes(in: data)
        let options = CompileOptions(moduleName: module.name)
        do {
            let found = try DocumentCompiler().compile(Array(data), path: file.url.path, options: options).diagnostics
            resources.errors += found.filter { $0.severity == .error }.map { "\($0)" }
        } catch {
            resources.errors.append("\(file.url.path): error: \(error)")
        }
    }

    /// `customClass="Name"`.
    private static func classes(in data: Data) -> [String] {
        let mark = Data(" customClass=\"".utf8)
        var found: Set<String> = [], rest = data[...]
        while let range = rest.range(of: mark) {
            let name = rest[range.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
            found.insert(String(decoding: name, as: UTF8.self))
            rest = rest[name.endIndex...]
        }
        return found.sorted()
    }
}
