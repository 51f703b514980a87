import UIKit

@objc public protocol PickerDelegate {
    func picked(_ index: Int)
    @objc optional func willPick(_ index: Int, animated: Bool) -> Bool
    @objc optional var title: String { get }
}

final class Picker: NSObject {
    weak var delegate: PickerDelegate?
    weak var table: UITableView?

    func pick(_ index: Int) {
        guard delegate?.willPick?(index, animated: true) ?? true else { return }
        if delegate?.willPick != nil { print("asked") }
        table!.delegate?.tableView?(table!, didSelectRowAt: IndexPath(row: index, section: 0))
        let completion: ((Int) -> Void)? = nil
        completion?(index)
    }
}
