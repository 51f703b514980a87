import Foundation
import NibArchive

@testable import UIKit

/// A nib brought to life for its tree to be looked at.
@MainActor enum NibLoading {
    /// The tree as it is loaded, and the frames once its views have been laid out on a screen.
    static func text(of bytes: [UInt8]) throws -> String {
        let owner = AnyOwner()
        let objects = UINib(data: Data(try withOwners(bytes)), bundle: nil).instantiate(withOwner: owner)
        let tree = NibTreeText.text(of: objects)
        let outlets = owner.outlets.map { "\($0.key): \(type(of: $0.value))" }.sorted()
        return tree + "outlets \(outlets)\n" + objects.compactMap { $0 as? UIView }.map(laidOut).joined()
    }

    /// Custom objects without a class to be drawn as take every outlet too. A nib without any stays as it is.
    private static func withOwners(_ bytes: [UInt8]) throws -> [UInt8] {
        var archive = try NibArchive(nib: bytes)
        let objects = archive.objects.indices.filter { archive.value(of: $0, key: "UIOriginalClassName")?.reference.flatMap(archive.string) == "UICustomObject" }
        guard !objects.isEmpty else { return bytes }
        archive.classes.append(NibClass(name: "UIKitTests.AnyOwner"))
        for index in objects { archive.objects[index].classIndex = Int32(archive.classes.count - 1) }
        return archive.encoded()
    }

    private static func laidOut(_ view: UIView) -> String {
        guard !(view is UIWindow) else { return "" }
        let controller = UIViewController()
        controller.view = view
        let window = Stage.window(controller)
        window.isHidden = false
        window.layoutIfNeeded()
        defer { window.isHidden = true }
        return "laid out\n" + NibTreeText.frames(of: view)
    }

    /// The lines that two texts don't share, as `a ≠ b`. Where lines are missing only how many there are is told.
    static func differences(_ a: String, _ b: String) -> [String] {
        guard a != b else { return [] }
        let left = a.components(separatedBy: "\n"), right = b.components(separatedBy: "\n")
        let found = zip(left, right).filter { $0 != $1 }.map { "\($0.trimmingCharacters(in: .whitespaces)) ≠ \($1.trimmingCharacters(in: .whitespaces))" }
        return left.count == right.count ? found : ["\(left.count) ≠ \(right.count) lines"] + found
    }
}
