import Foundation

extension ElementSnapshot {
    /// One line, as XCTest writes it: `Button, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'add', label: 'Add', Disabled`.
    var line: String {
        var parts = [elementType.title, Self.text(of: frame)]
        for (name, text) in [("identifier", record.identifier), ("title", record.title), ("label", record.label), ("placeholderValue", record.placeholder)] {
            if let text, !text.isEmpty { parts.append("\(name): '\(text)'") }
        }
        if let value = record.value { parts.append("value: \(value)") }
        if !isEnabled { parts.append("Disabled") }
        if isSelected { parts.append("Selected") }
        if hasFocus { parts.append("Keyboard Focused") }
        return parts.joined(separator: ", ")
    }

    private static func text(of frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
        return "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
    }

    /// It and all in it, a line each.
    func tree(indent: Int = 1) -> String {
        let mark = indent == 1 ? " →" : String(repeating: " ", count: 2 * indent)
        return ([mark + line] + nodes.map { $0.tree(indent: indent + 1) }).joined(separator: "\n")
    }
}
