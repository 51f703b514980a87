import UIKit

@objc public protocol MenuSource {
    @objc optional var title: String { get }
    @objc optional var tint: UIColor? { get set }
    @objc optional func menuOpened(_ menu: Menu)
}

public class Menu: UIView {
    public weak var source: MenuSource?
    func show() {
        print(source?.title ?? "none")
        source?.menuOpened?(self)
        if let opened = source?.menuOpened { opened(self) }
    }
}

class Titles: NSObject, MenuSource {
    var title: String { "titles" }
}

extension UIViewController: MenuSource {
    public func menuOpened(_ menu: Menu) {}
}

class Loose: UIView {
    var delegate: AnyObject?
    func tell(_ menu: Menu) {
        delegate?.menuOpened?(menu)
        if delegate?.responds(to: #selector(MenuSource.menuOpened(_:))) == true {}
    }
}
