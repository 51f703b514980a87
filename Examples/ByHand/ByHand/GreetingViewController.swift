import UIKit

/// A screen without a storyboard: every view and constraint is made here.
class GreetingViewController: UIViewController {
    private let label = UILabel()
    private let button = UIButton(type: .system)
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "By Hand"
        view.backgroundColor = .white
        label.text = "Hello from code"
        label.font = .preferredFont(forTextStyle: .title1)
        button.setTitle("Tap me", for: .normal)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        layOut()
    }

    private func layOut() {
        for view in [label, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
        ])
    }

    @objc private func tapped() {
        taps += 1
        label.text = taps == 1 ? "One tap" : "\(taps) taps"
    }
}
