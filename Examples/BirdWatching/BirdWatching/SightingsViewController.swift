import UIKit

/// The master list. The app delegate hands it its data before the view is asked for.
class SightingsViewController: UITableViewController {
    var dataController: SightingDataController?

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "sightings"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return dataController?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SightingCell", for: indexPath)
        if let sighting = dataController?.sighting(at: indexPath.row) {
            cell.textLabel?.text = sighting.name
            cell.detailTextLabel?.text = formatter.string(from: sighting.date)
        }
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSighting", let row = tableView.indexPathForSelectedRow?.row else { return }
        let detail = segue.destination as? SightingDetailViewController
        detail?.sighting = dataController?.sighting(at: row)
    }

    @IBAction func done(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? AddSightingViewController, let sighting = source.sighting else { return }
        dataController?.add(sighting)
        tableView.reloadData()
    }

    @IBAction func cancel(_ segue: UIStoryboardSegue) {
        tableView.reloadData()
    }
}
