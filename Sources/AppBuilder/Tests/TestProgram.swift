import Foundation

/// A built test bundle: a program that lists its tests or runs them.
package struct TestProgram: Sendable {
    package let target: TestTarget
    /// The host app's folder, or the one that the tests alone lie in.
    package let folder: URL
    package let executable: URL
    /// The app that interface tests launch.
    package let application: URL?

    /// Tests without an app have a name that ends in `.xctest`: UIKit knows them by it.
    init(_ target: TestTarget, in place: URL, application: URL?) {
        (self.target, self.application) = (target, application)
        if let host = target.host {
            folder = place.appendingPathComponent("\(host.productName).app")
            executable = folder.appendingPathComponent(host.bundle?.infoPlist["CFBundleExecutable"] as? String ?? host.productName)
        } else {
            folder = place.appendingPathComponent("Tests")
            executable = folder.appendingPathComponent("\(target.tests.name).xctest")
        }
    }

    /// Whose home the tests write to.
    package var bundleIdentifier: String {
        (target.host ?? target.tests).bundle?.infoPlist["CFBundleIdentifier"] as? String ?? target.name
    }
}
