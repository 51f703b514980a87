import Foundation

/// A message with choices: an alert in the middle, or an action sheet at the bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    private var style = Style.actionSheet
    private var storedActions: [UIAlertAction] = []
    private var inputFields: [UITextField] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        style = preferredStyle
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var title: String? { didSet { (viewIfLoaded as? AlertView)?.contentChanged() } }
    open var message: String? { didSet { (viewIfLoaded as? AlertView)?.contentChanged() } }
    open var preferredStyle: Style { style }
    open var severity = UIAlertControllerSeverity.default
    open var preferredAction: UIAlertAction?

    // MARK: Actions

    open var actions: [UIAlertAction] { storedActions }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
            NSException.fail(.internalInconsistencyException, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        storedActions.append(action)
        (viewIfLoaded as? AlertView)?.contentChanged()
    }

    var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

    /// The alert goes first; then the action is told.
    func choose(_ action: UIAlertAction?) {
        guard action?.isEnabled ?? true else { return }
        let act = { if let action { action.handler?(action) } }
        guard let presenter = presentingViewController else { return act() }
        presenter.dismiss(animated: true, completion: act)
    }

    // MARK: Text inputFields

    open var textFields: [UITextField]? { inputFields.isEmpty ? nil : inputFields }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            NSException.fail(.internalInconsistencyException, "Text inputFields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 24))
        field.font = .systemFont(ofSize: 13)
        inputFields.append(field)
        configurationHandler?(field)
        (viewIfLoaded as? AlertView)?.contentChanged()
    }

    // MARK: UIViewController

    override func makeEmptyView() -> UIView { AlertView(controller: self) }

    override var automaticPresentationStyle: UIModalPresentationStyle { isPopover ? .popover : .custom }

    /// An action sheet on iPad is a popover.
    private var isPopover: Bool { style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad }

    override func makeOwnPresentationController(presenting presenter: UIViewController?) -> UIPresentationController? {
        isPopover ? nil : AlertPresentationController(presentedViewController: self, presenting: presenter)
    }

    open override var preferredContentSize: CGSize {
        get { isPopover ? view.sizeThatFits(CGSize(width: 304, height: 0)) : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        inputFields.first?.becomeFirstResponder()
    }
}
