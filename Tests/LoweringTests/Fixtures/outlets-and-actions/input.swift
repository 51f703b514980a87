import UIKit

class Controller: UIViewController {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet var buttons: [UIButton]!
    @IBOutlet weak var field: UITextField! {
        didSet { field.delegate = nil }
    }
    @IBInspectable var radius: CGFloat = 3

    @IBAction func done() {}
    @IBAction private func changed(_ sender: UISwitch) {}
    @IBAction func touched(_ sender: UIButton, forEvent event: UIEvent) {}
    @IBAction func unwind(segue: UIStoryboardSegue) {}
    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }

    private class Nested: UIView { @objc func hit() {} }
}
