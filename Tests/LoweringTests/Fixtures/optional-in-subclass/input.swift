import UIKit

class Base: UIViewController, UITableViewDelegate {}

class Sub: Base {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
}
