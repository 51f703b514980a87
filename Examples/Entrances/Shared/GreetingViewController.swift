import UIKit

/// Shows what the app was started with: `-greeting "Good morning"` among the arguments is a default of that name.
class GreetingViewController: UIViewController {
    override func loadView() {
        let label = UILabel()
        label.text = UserDefaults.standard.string(forKey: "greeting") ?? "Hello"
        label.textAlignment = .center
        label.backgroundColor = .systemBackground
        view = label
    }
}
