import UIKit

class GreetingViewController: UIViewController {}
