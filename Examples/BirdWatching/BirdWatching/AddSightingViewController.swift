import UIKit

/// Asks for a new sighting; both of its ways out are unwind segues to the master list.
class AddSightingViewController: UITableViewController, UITextFieldDelegate {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var locationField: UITextField!
    @IBOutlet weak var doneButton: UIBarButtonItem!

    /// What was entered, once Done was tapped.
    private(set) var sighting: BirdSighting?

    override func viewDidLoad() {
        super.viewDidLoad()
        inputChanged(nameField)
    }

    @IBAction func inputChanged(_ sender: UITextField) {
        let texts = [nameField.text, locationField.text]
        doneButton.isEnabled = !texts.contains { $0?.isEmpty ?? true }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { locationField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ReturnInput", let name = nameField.text, let location = locationField.text else { return }
        sighting = BirdSighting(name: name, location: location, date: Date())
    }
}
