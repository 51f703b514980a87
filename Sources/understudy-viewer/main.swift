import UIKit

ViewerDelegate.main()
