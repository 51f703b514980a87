import UIKit

/// Its view comes from the xib that its maker names, Card.xib.
class CardViewController: UIViewController {
    @IBOutlet private var badgeArea: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let badge = BadgeViewController()
        addChild(badge)
        badge.view.frame = badgeArea.bounds
        badgeArea.addSubview(badge.view)
        badge.didMove(toParent: self)
    }
}
