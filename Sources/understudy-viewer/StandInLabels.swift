import UIKit

/// Names on the picture what stands for a class that isn't there.
@MainActor struct StandInLabels {
    private let shown: ShownScene
    private static let font = UIFont.systemFont(ofSize: 9)

    init(_ shown: ShownScene) { self.shown = shown }

    func add() {
        for (object, name) in NibRecord.current?.standIns ?? [] {
            switch object {
            case let view as UIView where view.window === shown.window: tag(view, Self.plain(name))
            case let controller as UIViewController where controller.viewIfLoaded?.window === shown.window: tag(controller, Self.plain(name))
            default: break
            }
        }
        shown.window.layoutIfNeeded()
    }

    private func tag(_ view: UIView, _ name: String) {
        let frame = view.convert(view.bounds, to: shown.window)
        add(name, at: CGPoint(x: frame.minX, y: max(frame.minY, shown.window.safeAreaInsets.top)), width: max(frame.width, 40))
    }

    /// A controller's name lies at the lower edge, as its view may have one at the upper.
    private func tag(_ controller: UIViewController, _ name: String) {
        let frame = controller.view.convert(controller.view.bounds, to: shown.window)
        let bottom = frame.maxY - controller.view.safeAreaInsets.bottom
        add(name, at: CGPoint(x: frame.minX, y: bottom - Self.font.lineHeight - 2), width: frame.width)
    }

    private func add(_ name: String, at point: CGPoint, width: CGFloat) {
        let label = UILabel()
        label.text = " \(name) "
        label.font = Self.font
        label.textColor = .white
        label.backgroundColor = UIColor(red: 0.35, green: 0.3, blue: 0.75, alpha: 0.7)
        let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        label.frame = CGRect(x: point.x, y: point.y, width: min(size.width, width), height: ceil(size.height) + 2)
        shown.window.addSubview(label)
    }

    /// `_TtCC6Module5Outer5Inner` → `Inner`.
    static func plain(_ name: String) -> String {
        guard name.hasPrefix("_Tt") else { return name.split(separator: ".").last.map(String.init) ?? name }
        var rest = name.dropFirst(3).drop { $0.isLetter }, last = ""
        while let count = Int(rest.prefix { $0.isNumber }), count > 0 {
            rest = rest.drop { $0.isNumber }
            last = String(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return last.isEmpty ? name : last
    }
}
