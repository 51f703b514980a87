import UIKit

/// The texts on a screen, to be made longer and shorter: what moves then hangs on them.
@MainActor final class Texts {
    private var changes: [(_ change: (String) -> String) -> Void] = []

    init(in view: UIView) { collect(view) }

    func lengthen() { apply { $0 + " " + $0 + " mm mmmmm mmmm mmmmmm" } }
    func shorten() { apply { String($0.prefix(1)) } }

    private func apply(_ change: (String) -> String) { for body in changes { body(change) } }

    private func collect(_ view: UIView) {
        switch view {
        case is UINavigationBar, is UITabBar, is UIToolbar: return
        case let button as UIButton: add(button)
        case let label as UILabel: add(label.text) { label.text = $0 }
        case let field as UITextField:
            add(field.text) { field.text = $0 }
            add(field.placeholder) { field.placeholder = $0 }
        case let textView as UITextView: add(textView.text) { textView.text = $0 }
        case let segments as UISegmentedControl:
            for index in 0..<segments.numberOfSegments { add(segments.titleForSegment(at: index)) { segments.setTitle($0, forSegmentAt: index) } }
        default: for child in view.subviews { collect(child) }
        }
    }

    private func add(_ button: UIButton) {
        if button.configuration?.title != nil { add(button.configuration?.title) { button.configuration?.title = $0 } }
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
        for state in states where state == .normal || button.title(for: state) != button.title(for: .normal) {
            add(button.title(for: state)) { button.setTitle($0, for: state) }
        }
    }

    private func add(_ text: String?, _ set: @escaping (String) -> Void) {
        guard let text, !text.isEmpty else { return }
        changes.append { change in set(change(text)) }
    }
}
