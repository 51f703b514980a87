import UIKit

/// The screen that the peers' programs show: a bar, a list of 20 rows with two labels, ten other widgets.
class FormViewController: UIViewController, UITableViewDataSource {
    @IBOutlet var tableView: UITableView!

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row title \(indexPath.row + 1)"
        cell.detailTextLabel?.text = "Subtitle text for row \(indexPath.row + 1), second line"
        return cell
    }

    @IBAction func back(_ sender: Any?) {}
}
