import UIKit

class Download: Operation {
    @objc func start(by sender: Any) {}
}

class BigDownload: Download {
    @objc func more() {}
}

class Plain {
    @objc func tick() {}
}

class Untouched {
    func tick() {}
}

extension UIViewController {
    @objc func dismissKeyboard() { view.endEditing(true) }
}

enum Kind: Int { case a }
