/// What can be found on the screen: a view, a part of one, or something that the app says is there.
@MainActor struct Element {
    var kind: ElementKind
    var className: String
    var identifier = ""
    var label = ""
    /// What it holds: `1` and `0` of a switch, `50%` of a slider, the text of a field.
    var value: String?
    var placeholder: String?
    var title = ""
    var traits: UIAccessibilityTraits = .none
    /// On the screen, in points.
    var frame = CGRect.zero
    var isEnabled = true
    var isSelected = false
    var hasFocus = false
    /// It or something around it is hidden or transparent.
    var isHidden = false
    /// A part of its view, rather than the view.
    var isPart = false
    /// The view that it is or lies in; nil for the application.
    weak var view: UIView?
    var children: [Element] = []

    /// Itself and all that it holds, from the back to the front.
    var all: [Element] { [self] + children.flatMap(\.all) }

    /// What a person can read in it.
    var texts: [String] { [label, title, value ?? "", placeholder ?? ""].filter { !$0.isEmpty } }

    /// What a script can call it.
    var names: [String] { [identifier, label, title].filter { !$0.isEmpty } }
}
