import UIKit

class ScreenViewController: UIViewController {}
