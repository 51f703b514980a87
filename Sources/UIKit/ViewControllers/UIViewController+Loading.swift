import Foundation
import LaunchRules

/// Where a controller's view comes from, and the view once it is there.
struct ViewLoadingState {
    var view: UIView?
    var nibName: String?
    var nibBundle: Bundle?
    var isLoading = false
    /// The view of a controller that lies in a xib with it, until it is asked for.
    var archivedView: UIView?

    // From a storyboard's scene nib.
    var storyboard: UIStoryboard?
    var storyboardIdentifier: String?
    /// `UpstreamPlaceholder-N` → the object of the scene nib that the view nib needs.
    var externalObjects: [String: Any] = [:]
    /// Those of the names that stand for the controller itself, which mustn't hold itself.
    var ownPlaceholders: [String] = []
    /// Objects of the scene that nothing else holds.
    var keptObjects: [Any] = []
    var segueTemplates: [UIStoryboardSegueTemplate] = []

    var restorationClass: (any UIViewControllerRestoration.Type)?
}

extension UIViewController {
    /// D1, D4: `loadView()`, the embed segues (E12), `viewDidLoad()`.
    func performViewLoading() {
        guard !loading.isLoading else { return }
        inOrder("D5") { makeView() } then: { viewIsThere() }
    }

    private func makeView() {
        loading.isLoading = true
        Trace.emit("loadView()", self, rule: "D1")
        if holds("D3") { loadView() } else { loadViewFromNibOrEmpty() }
        loading.isLoading = false
        if !holds("D6") { loading.view?.frame = UIScreen.main.bounds }
    }

    private func viewIsThere() {
        guard loading.view != nil else { return }
        viewWasLoaded()
        inOrder("E12") {
            performSeguesOnViewLoad()
        } then: {
            Trace.emit("viewDidLoad()", self, rule: "D4")
            if holds("D4") { viewDidLoad() }
        }
        if relations.parent != nil || presenting.controller != nil { loading.view?.setNeedsLayout() }
    }

    /// E25: a view that came with the controller, a name, then the class's own name (E17), then a plain view (E20).
    func loadViewFromNibOrEmpty() {
        if let archived = loading.archivedView {
            loading.archivedView = nil
            return view = archived
        }
        guard let name = nibName ?? (holds("E20") ? nil : "None") else { return view = makeEmptyView() }
        loadView(fromNib: name)
    }

    func plainView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func replaceView(with newView: UIView?) {
        if let old = loading.view, old !== newView { old.viewController = nil }
        loading.view = newView
        newView?.viewController = self
        if layoutPreferences.userInterfaceStyle != .unspecified { newView?.overrideUserInterfaceStyle = layoutPreferences.userInterfaceStyle }
        applySafeArea()
    }

    /// The name given, or the one that the class's name leads to (E17).
    var resolvedNibName: String? { (holds("E16") ? loading.nibName : nil) ?? nibNameOfClass }

    private var nibNameOfClass: String? {
        // UIKit's own controllers have no nib.
        guard type(of: self) != UIViewController.self, !isOfUIKitsClass else { return nil }
        return Self.nibNames(forClass: String(describing: type(of: self))).first { Nib.url(named: $0, in: nibBundle ?? .main) != nil }
    }

    /// `FooViewController` → `FooView`, `FooViewController`; any other name → itself (E17). Generic arguments and
    /// modules are no part of a name (E27).
    static func nibNames(forClass name: String) -> [String] {
        let name = name.prefix { $0 != "<" }.split(separator: holds("E27") ? "." : "/").last.map(String.init) ?? name
        guard name.hasSuffix("Controller"), holds("E17") else { return [name] }
        return [String(name.dropLast("Controller".count)), name]
    }

    /// Instantiates the nib with this controller as its owner; the nib has to connect `view` (E22).
    private func loadView(fromNib name: String) {
        let bundle = nibBundle ?? loading.storyboard?.bundle ?? .main
        if let record = NibRecord.current, loading.storyboard?.nib(named: name) == nil, Nib.url(named: name, in: bundle) == nil {
            return view = record.standIn(makeEmptyView(), for: "\(name).nib")
        }
        let nib = (holds("E25") ? loading.storyboard : nil).flatMap { $0.nib(named: name) } ?? UINib(nibName: name, bundle: bundle)
        let own = Dictionary(uniqueKeysWithValues: loading.ownPlaceholders.map { ($0, self as Any) })
        viewNibDidLoad(nib.load(owner: self, externalObjects: loading.externalObjects.merging(own) { $1 }))
        if loading.view == nil {
            NSException.fail(.internalInconsistencyException, "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.", rule: "E22")
        }
    }
}
