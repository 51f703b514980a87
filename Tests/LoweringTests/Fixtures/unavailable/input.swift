import UIKit

class Spinner: UIView {
    @available(*, unavailable, message: "Use 'kind' instead.")
    @IBInspectable var kindName: String {
        get { "" }
        set { kind = newValue }
    }
    var kind = ""
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    @available(*, deprecated) @objc func old() {}
}
