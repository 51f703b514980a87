import UIKit

/// Has the storyboard identifier "About". Its view isn't loaded before its tab is chosen.
class AboutViewController: UIViewController {}
