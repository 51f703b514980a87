import UIKit

/// A title bar and rows of two labels, as the peers have them.
final class RowsController: UITableViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "Row title \(indexPath.row)"
        cell.detailTextLabel?.text = "Subtitle text, second line"
        return cell
    }
}
