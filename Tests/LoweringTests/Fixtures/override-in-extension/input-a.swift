import UIKit

class Controller: UIViewController {
    var count = 0
}
