import UIKit

/// Stands in a container for the children that the canvas shows elsewhere: nothing but the container's name.
final class PlaceholderController: UIViewController {
    private let words: String

    init(_ words: String) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no nib holds it") }

    override func loadView() {
        let label = UILabel()
        label.text = words
        label.font = .boldSystemFont(ofSize: 17)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemBackground
        view = label
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("loadView")
    }
}
