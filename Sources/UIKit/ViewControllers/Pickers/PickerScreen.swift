import Foundation

/// What stands in for the screens that other processes of iOS show: a title, and a button to leave.
@MainActor enum PickerScreen {
    static func fill(_ view: UIView, title: String, cancel: @escaping () -> Void) {
        view.backgroundColor = .systemGroupedBackground
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        for subview in [label, button] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            button.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
    }
}
