import Foundation
import UIKit

/// The app's screen. What it shows is made anew at each return; how many of the app's objects live is counted.
final class BenchController: UIViewController {
    @MainActor static var living: [String: Int] = [:]

    /// What the state that is saved holds: a number, and it many times over.
    var number = 0
    private static let copies = 20_000
    /// nil: nothing was restored. False: not all of it fits.
    private(set) var isWhole: Bool?
    private var content: BenchView?

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "bench"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addContent()
    }

    func addContent() {
        let content = BenchView(frame: view.bounds)
        view.addSubview(content)
        self.content = content
    }

    func removeContent() {
        content?.removeFromSuperview()
        content = nil
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
        coder.encode(Data(Array(repeating: UInt8(truncatingIfNeeded: number), count: Self.copies)), forKey: "copies")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
        let copies = coder.decodeObject(forKey: "copies") as? Data
        isWhole = copies?.count == Self.copies && copies!.allSatisfy { $0 == UInt8(truncatingIfNeeded: number) }
    }
}

/// A view with a label and a button.
final class BenchView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30)), button = UIButton(frame: CGRect(x: 20, y: 120, width: 200, height: 44))
        label.text = "Winter Wren"
        button.setTitle("Add", for: .normal)
        [label, button].forEach(addSubview)
        MainActor.assumeIsolated { BenchController.living["BenchView", default: 0] += 1 }
    }

    required init?(coder: NSCoder) { nil }

    deinit { MainActor.assumeIsolated { BenchController.living["BenchView", default: 0] -= 1 } }
}
