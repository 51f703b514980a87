import UIKit

class GreetingViewController: UIViewController {
    override func loadView() {
        let label = UILabel()
        label.text = "Hello from a scene in code"
        label.textAlignment = .center
        label.backgroundColor = .systemBackground
        view = label
    }
}
