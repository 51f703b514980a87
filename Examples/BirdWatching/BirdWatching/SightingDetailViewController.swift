import UIKit

/// A static table with one row for each thing known about a sighting.
class SightingDetailViewController: UITableViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var locationLabel: UILabel!
    @IBOutlet weak var dateLabel: UILabel!

    var sighting: BirdSighting? {
        didSet { showSighting() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showSighting()
    }

    private func showSighting() {
        guard isViewLoaded, let sighting = sighting else { return }
        nameLabel.text = sighting.name
        locationLabel.text = sighting.location
        dateLabel.text = DateFormatter.localizedString(from: sighting.date, dateStyle: .medium, timeStyle: .none)
    }
}
