import UIKit

/// Nobody names its xib: the class's name leads to BadgeView.xib.
class BadgeViewController: UIViewController {
    @IBOutlet private var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "A badge from \(nibName ?? "no nib")"
    }
}
