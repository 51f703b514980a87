import UIKit

class CounterViewController: UIViewController {
    let label = UILabel()
    private(set) var appearances = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
        view.addSubview(label)
        show(0)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }

    func show(_ number: Int) { label.text = "\(number)" }

    func fade(then done: @escaping () -> Void) {
        UIView.animate(withDuration: 40, animations: { self.label.alpha = 0 }, completion: { _ in done() })
    }
}
