import Foundation

@testable import UIKit

/// What a nib made, as text: each object with its properties, each view with its constraints, so that two trees are the
/// same when their texts are. Objects are numbered as the walk meets them.
@MainActor final class NibTreeText {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var lines: [String] = []

    static func text(of objects: [Any]) -> String {
        let tree = NibTreeText()
        for object in objects { tree.number(object) }
        for object in objects { tree.describe(object, 0) }
        return tree.lines.joined(separator: "\n") + "\n"
    }

    /// The frames of all views below, without what layout adds.
    static func frames(of view: UIView, depth: Int = 0) -> String {
        "\(String(repeating: "  ", count: depth))\(type(of: view)) \(TreeDump.frame(view.frame))\n" + view.subviews.map { frames(of: $0, depth: depth + 1) }.joined()
    }

    // MARK: Numbers

    private func number(_ object: Any) {
        guard type(of: object) is AnyClass else { return }
        let id = ObjectIdentifier(object as AnyObject)
        guard numbers[id] == nil else { return }
        numbers[id] = numbers.count
        switch object {
        case let view as UIView:
            view.layoutGuides.forEach(number)
            view.layoutState?.systemGuides.sorted { $0.value.identifier < $1.value.identifier }.forEach { number($0.value) }
            view.subviews.forEach(number)
        case let controller as UIViewController:
            if let view = controller.viewIfLoaded { number(view) }
            controller.children.forEach(number)
        default: break
        }
    }

    func name(_ object: Any?) -> String {
        guard let object else { return "nil" }
        guard let number = numbers[ObjectIdentifier(object as AnyObject)] else { return "\(type(of: object))" }
        return "#\(number)"
    }

    // MARK: Lines

    private func describe(_ object: Any, _ depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(name(object)) \(type(of: object))")
        for (key, value) in NibProperties(tree: self).properties(of: object) { lines.append("\(indent)  .\(key) = \(value)") }
        switch object {
        case let view as UIView:
            lines += view.constraints.map { "\(indent)  | \(text($0))" }.sorted()
            view.subviews.forEach { describe($0, depth + 1) }
        case let controller as UIViewController:
            if let view = controller.viewIfLoaded { describe(view, depth + 1) }
            controller.children.forEach { describe($0, depth + 1) }
        default: break
        }
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(constraint.relation.rawValue) "
            + "\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue) * \(constraint.multiplier) + \(constraint.constant) "
            + "@\(constraint.priority.rawValue) active \(constraint.isActive) \(constraint.identifier ?? "")"
    }
}
