import UIKit

/// One control of each kind, and a label that says what was done last.
class ControlsViewController: UIViewController, UITextFieldDelegate {
    private let said = UILabel()
    private let stack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 120, width: 340, height: 520)
        stack.distribution = .equalSpacing
        view.addSubview(stack)
        said.accessibilityIdentifier = "said"
        said.text = (CommandLine.arguments.dropFirst() + [ProcessInfo.processInfo.environment["MOOD"] ?? ""]).joined(separator: " ")
        let field = UITextField()
        field.placeholder = "Name"
        field.returnKeyType = .done
        field.delegate = self
        let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), segments = UISegmentedControl(items: ["One", "Two"])
        toggle.accessibilityLabel = "Lights"
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        slider.accessibilityIdentifier = "volume"
        slider.addTarget(self, action: #selector(slid), for: .valueChanged)
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
        segments.addTarget(self, action: #selector(chosen), for: .valueChanged)
        for some in [said, field, toggle, slider, stepper, segments] as [UIView] { stack.addArrangedSubview(some) }
        for (title, action) in [("Ask", #selector(ask)), ("Later", #selector(later)), ("Crash", #selector(crash))] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: action, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        said.text = "Hello \(textField.text ?? "")"
        textField.resignFirstResponder()
        return true
    }

    @objc private func toggled(_ toggle: UISwitch) { said.text = toggle.isOn ? "bright" : "dark" }
    @objc private func slid(_ slider: UISlider) { said.text = "volume \(Int((slider.value * 100).rounded()))" }
    @objc private func stepped(_ stepper: UIStepper) { said.text = "step \(Int(stepper.value))" }
    @objc private func chosen(_ segments: UISegmentedControl) { said.text = "segment \(segments.selectedSegmentIndex)" }

    @objc private func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in self.said.text = "yes" })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in self.said.text = "no" })
        present(alert, animated: true)
    }

    @objc private func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) {
            let late = UILabel()
            late.text = "at last"
            self.stack.addArrangedSubview(late)
        }
    }

    @objc private func crash() {
        let empty: [Int] = []
        said.text = "\(empty[7])"
    }
}
