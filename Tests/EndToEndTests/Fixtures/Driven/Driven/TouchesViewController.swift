import UIKit

/// An area that tells which gestures it has seen.
class TouchesViewController: UIViewController {
    private let told = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        told.frame = CGRect(x: 20, y: 120, width: 350, height: 30)
        told.accessibilityIdentifier = "told"
        let area = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 350))
        area.accessibilityIdentifier = "area"
        area.backgroundColor = .lightGray
        view.addSubview(told)
        view.addSubview(area)
        let twice = UITapGestureRecognizer(target: self, action: #selector(twice)), long = UILongPressGestureRecognizer(target: self, action: #selector(long))
        twice.numberOfTapsRequired = 2
        let left = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        left.direction = .left
        for some in [twice, long, left] as [UIGestureRecognizer] { area.addGestureRecognizer(some) }
    }

    @objc private func twice() { told.text = "twice" }
    @objc private func long(_ long: UILongPressGestureRecognizer) { if long.state == .began { told.text = "long" } }
    @objc private func swiped() { told.text = "left" }
}
