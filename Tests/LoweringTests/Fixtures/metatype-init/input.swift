import UIKit

class Row<Cell: UITableViewCell> {
    let cellType: UITableViewCell.Type = Cell.self
    var made: UITableViewCell { cellType.init(style: .default, reuseIdentifier: nil) }
    func make() -> Cell { Cell.init(style: .value1, reuseIdentifier: "x") }
    func view<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
    func controller<T>(of type: T.Type) -> T where T: UIViewController { type.init() }
}

protocol Made { init() }
class Own: NSObject, Made { required override init() { super.init() } }
func make<T: Made>(_ type: T.Type) -> T { type.init() }
func own(_ type: Own.Type) -> Own { type.init() }
func text(_ type: String.Type) -> String { type.init() }

extension UIView {
    class func fresh() -> Self { self.init(frame: .zero) }
    func another() -> UIView { type(of: self).init(frame: bounds) }
}

func fresh<T: UIView>() -> T { T() }
func plain<T: Made>() -> T { T() }

struct Entry { let screen: UIViewController.Type }
func open(_ entries: [Entry]) -> UIViewController { entries[0].screen.init() }

protocol FromNib where Self: UIViewController { static func fromNib() -> Self }
extension FromNib { static func fromNib() -> Self { Self(nibName: "Nib", bundle: nil) } }
protocol Blank: UIView {}
extension Blank { static func blank() -> Self { self.init(frame: .zero) } }
protocol Named {}
extension Named where Self: UIView { static func named() -> Self { Self(frame: .zero) } }

extension UIColor {
    class func golden() -> UIColor { self.init(red: 1, green: 0.9, blue: 0.5, alpha: 1) }
    static var silver: UIColor { UIColor(white: 0.8, alpha: 1) }
    convenience init(hex: UInt) { self.init(red: CGFloat(hex >> 16) / 255, green: 0, blue: 0, alpha: 1) }
}
