import UIKit

@objc protocol Titled: NSObjectProtocol {
    @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

class Without: NSObject, UITableViewDataSource, Titled {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class With: NSObject, UITableViewDataSource, Titled {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
}

class Operation2: Operation, Titled {}
