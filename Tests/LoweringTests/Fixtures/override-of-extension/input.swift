import UIKit

extension UIViewController {
    @objc func shows(_ name: String, inDetail: Bool) -> Bool {
        return false
    }
}

class Middle: UIViewController {
    override func shows(_ name: String, inDetail: Bool) -> Bool { super.shows(name, inDetail: inDetail) || true }
}

class Last: Middle {
    override func shows(_ name: String, inDetail: Bool) -> Bool { super.shows(name, inDetail: false) }
}

extension UIView {
    @objc func adopt(_ views: [UIView]) -> UIView { self }
}

extension UITableViewCell {
    override func adopt(_ views: [UIView]) -> UIView { contentView.adopt(views) }
}

extension UICollectionViewCell {
    override func adopt(_ views: [UIView]) -> UIView { super.adopt(views) }
}
