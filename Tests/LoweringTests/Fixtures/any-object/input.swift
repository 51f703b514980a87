import UIKit

class Senders: UIViewController {
    var last: AnyObject?
    @IBAction func tapped(_ sender: AnyObject) {
        print(sender.tag, sender.currentTitle!)
        if let sender = sender as? UIButton { print(sender.tag) }
        let note: [AnyHashable: Any] = [:]
        print((note["frame"]! as AnyObject).cgRectValue.height, (note["curve"] as AnyObject?)?.integerValue ?? 0)
        print(last?.selectedSegmentIndex ?? 0, (sender as AnyObject).unheardOf)
        sender.setTitle("x", for: .normal)
        sender.resignFirstResponder()
        [1, 2].forEach { sender in print(sender.tag) }
    }
    func all(_ views: [AnyObject], _ keys: [NSString]) {
        for view in views { print(view.tag) }
        for key in keys as [AnyObject] where key.isEqual("x") { print(key.length) }
        for view: AnyObject in views { print(view.frame) }
        for (index, view) in views.enumerated() { print(index, view) }
    }
    func other(sender: UIButton) { print(sender.tag) }
}
