import Foundation

/// Finds packages that lie on this machine: nothing is ever fetched.
struct PackageCheckouts {
    /// Folders to begin at: the project's, the workspace's, the package's that asks.
    let starts: [URL]

    /// How package managers name a package: the last part of its place, without `.git`.
    static func identity(of place: String) -> String {
        let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    /// Where checkouts of packages are kept, seen from a folder; empty for the folder itself.
    private static let places = [
        "SourcePackages/checkouts", ".build/checkouts", "build/SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts", "Packages", "",
        "Carthage/Checkouts", "Dependencies", "Vendor", "Vendored", "External", "ThirdParty", "Libraries",
    ]

    /// The folders that are looked into: those of each start and of two folders above it.
    private var folders: [URL] {
        var result: [URL] = [], seen: Set<String> = []
        for start in starts {
            var folder = start.standardizedFileURL
            for _ in 0..<3 where folder.path != "/" {
                for place in Self.places {
                    let found = place.isEmpty ? folder : folder.appendingPathComponent(place)
                    if seen.insert(found.path).inserted { result.append(found) }
                }
                folder.deleteLastPathComponent()
            }
        }
        return result
    }

    /// The folder of a package's name that holds a `Package.swift`.
    func folder(of place: String) -> URL? {
        let identity = Self.identity(of: place)
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.lowercased() == identity {
                let found = folder.appendingPathComponent(name)
                if FileManager.default.fileExists(atPath: found.appendingPathComponent("Package.swift").path) { return found }
            }
        }
        return nil
    }

    /// Says that a package is missing, and where a checkout of it would be found.
    func missing(_ product: String, of place: String?, neededBy owner: String) -> BuildFailure {
        let name = place.map(Self.identity(of:)) ?? product.lowercased()
        let start = starts.first?.path ?? "."
        let looked = ["\(start)/SourcePackages/checkouts/\(name)", "\(start)/.build/checkouts/\(name)", "\(start)/\(name)"]
        return BuildFailure(
            "\(owner) needs '\(product)'" + (place.map { " of the package \($0)" } ?? "") + ", which isn't here; packages aren't fetched",
            hint: "check it out to one of \(looked.joined(separator: ", "))")
    }
}
