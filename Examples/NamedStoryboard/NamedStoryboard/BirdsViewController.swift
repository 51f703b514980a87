import UIKit

/// The storyboard's initial view controller.
class BirdsViewController: UIViewController {}
