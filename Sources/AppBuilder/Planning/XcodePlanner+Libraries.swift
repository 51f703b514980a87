import Foundation
import XcodeProject

extension XcodePlanner {
    struct Library {
        var target: Target
        var project: XcodeProject
    }

    /// Targets named as dependencies, and those whose products are linked or embedded.
    mutating func libraries(of target: Target, in project: XcodeProject) throws -> [Library] {
        var result: [Library] = []
        for dependency in target.dependencies {
            let owner = try dependency.project.map { try self.project(at: $0) } ?? project
            let found = owner.target(id: dependency.targetID) ?? owner.target(named: dependency.targetName)
            if let found, found.productType.isLibrary { result.append(Library(target: found, project: owner)) }
        }
        let products = (target.linked + target.copyPhases.flatMap(\.files)).filter { $0.place == .product }
        for product in products {
            if let found = try library(making: product.name, near: project) { result.append(found) }
        }
        return result
    }

    /// The target whose product has that name: here, in a sub-project, or elsewhere in the workspace.
    private mutating func library(making product: String, near project: XcodeProject) throws -> Library? {
        let neighbours = Workspace.holding(project.location)?.projects ?? []
        for url in [project.location] + project.subprojects + neighbours + Self.podsProject(near: project) {
            guard let candidate = try? self.project(at: url) else { continue }
            if let target = candidate.targets.first(where: { $0.productType.isLibrary && $0.productName == product }) {
                return Library(target: target, project: candidate)
            }
        }
        return nil
    }

    mutating func addPackages(of target: Target, in project: XcodeProject) throws -> [String] {
        var names: [String] = []
        for product in target.packageProducts {
            let checkouts = PackageCheckouts(starts: [project.sourceRoot, project.location.deletingLastPathComponent()])
            let remote = product.remote.flatMap { checkouts.folder(of: $0) }
            let named = product.remote == nil ? checkouts.folder(of: product.name) : nil
            let folders = [product.folder, remote].compactMap { $0 } + project.localPackages + packagesOfWorkspace(of: project) + [named].compactMap { $0 }
            if let added = try packages.add(product: product.name, from: folders) {
                modules += added.modules
                names += added.imports
                products.append(AppVerdict.Package(name: product.name, missing: nil))
            } else {
                let missing = checkouts.missing(product.name, of: product.remote, neededBy: "target '\(target.name)' of \(project.file)")
                guard !imports(product.name, target) else { throw missing }
                products.append(AppVerdict.Package(name: product.name, missing: product.remote ?? "of unknown origin"))
                notes.append("\(missing.message); nothing imports it, so it is left out")
            }
        }
        notes += packages.notes
        packages.notes = []
        return names
    }

    private func packagesOfWorkspace(of project: XcodeProject) -> [URL] { Workspace.holding(project.location)?.packages ?? [] }

    /// Whether a source of the target imports a module of that name.
    private func imports(_ name: String, _ target: Target) -> Bool {
        target.sources.filter(\.isSwift).contains { Imports(of: $0.url).contains(name) }
    }
}
