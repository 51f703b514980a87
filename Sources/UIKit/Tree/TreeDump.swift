import Foundation

/// The windows and their views as text: one line a view, indented, with its class, its frame and what it shows.
@MainActor enum TreeDump {
    static func text() -> String {
        let windows = UIApplication.current?.windows ?? []
        return windows.isEmpty ? "(no windows)\n" : windows.map { text(of: $0) }.joined()
    }

    static func text(of view: UIView, depth: Int = 0) -> String {
        var lines = line(view, depth) + "\n"
        for child in view.subviews { lines += text(of: child, depth: depth + 1) }
        return lines
    }

    private static func line(_ view: UIView, _ depth: Int) -> String {
        var parts = [String(describing: type(of: view)), frame(view.frame)]
        if let controller = view.viewController { parts.append(name(of: controller)) }
        parts += ViewDescriber.content(of: view)
        if view.isHidden { parts.append("hidden") }
        if view.alpha != 1 { parts.append("alpha=\(number(view.alpha))") }
        if let window = view as? UIWindow, window.isKeyWindow { parts.append("key") }
        return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
    }

    private static func name(of controller: UIViewController) -> String {
        "controller=\(type(of: controller))" + (controller.title.map { " title=\(quoted($0))" } ?? "")
    }

    static func frame(_ rect: CGRect) -> String { "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))" }

    /// Up to two decimals, none where there are none.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// In quotes, with line ends and quotes escaped, so that a line stays one.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result + "\""
    }
}
