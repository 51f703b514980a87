import Foundation

/// What of a scheme concerns tests.
package struct Scheme: Sendable {
    /// A test bundle that the scheme's test action names.
    package struct Testable: Sendable {
        package var targetName: String
        /// The whole bundle is switched off.
        package var isSkipped = false
        /// `Class/testMethod` or `Class`, as written: with or without `()`.
        package var skipped: [String] = []
        /// Where only some tests are chosen, these.
        package var selected: [String]?
    }

    package var name: String
    package var testables: [Testable] = []
    /// The tests run once for each; there is one at least.
    package var configurations = [TestConfiguration()]
    /// Test plans, the default one first.
    package var testPlans: [String] = []
    /// What of it couldn't be read.
    package var notes: [String] = []

    package func testable(_ target: String) -> Testable? { testables.first { $0.targetName == target } }
}

extension Scheme {
    /// The schemes of a project or workspace, shared ones first.
    package static func all(of containers: [URL]) -> [Scheme] {
        containers.flatMap { container -> [Scheme] in
            let users = FileManager.default.children(of: container.appendingPathComponent("xcuserdata"))
            let folders = [container.appendingPathComponent("xcshareddata")] + users
            return folders.flatMap { folder in
                FileManager.default.children(of: folder.appendingPathComponent("xcschemes")).filter { $0.pathExtension == "xcscheme" }
                    .map { read($0, beside: container.deletingLastPathComponent()) }
            }
        }
    }

    private static func read(_ file: URL, beside folder: URL) -> Scheme {
        do { return try Scheme(contentsOf: file, beside: folder) } catch {
            var broken = Scheme(name: file.deletingPathExtension().lastPathComponent)
            broken.notes = ["\(error)".replacingOccurrences(of: ": error: ", with: ": ")]
            return broken
        }
    }

    /// The scheme that a target's tests run by: one that names the target, best under its or its app's name.
    package static func testing(_ target: String, host: String?, in schemes: [Scheme]) -> Scheme? {
        let fitting = schemes.filter { $0.testable(target) != nil }
        return fitting.first { $0.name == host } ?? fitting.first { $0.name == target } ?? fitting.first { $0.testable(target)?.isSkipped == false } ?? fitting.first
    }
}

extension FileManager {
    fileprivate func children(of folder: URL) -> [URL] {
        ((try? contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map { folder.appendingPathComponent($0) }
    }
}
