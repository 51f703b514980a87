import ObjCRuntime

/// Stands where a view of SwiftUI would be: its name on a grey ground.
final class Placeholder: UILabel {
    init(_ type: Any.Type) {
        super.init(frame: .zero)
        let name = String(describing: type).prefix { $0 != "<" }
        text = "SwiftUI: \(name)"
        textAlignment = .center
        numberOfLines = 0
        textColor = .secondaryLabel
        backgroundColor = .secondarySystemBackground
        notice("views of SwiftUI aren't drawn: a placeholder stands for \(name)")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
