import XCTest

/// Whether a delegate implements an optional requirement is asked, wherever the implementation stands: absent, in the class, in an
/// extension, in another file, in a subclass alone, in a superclass that knows nothing of the protocol. And the call reaches it.
final class PresenceTests: XCTestCase {
    private struct Row {
        /// The protocol, and members that it requires.
        let name: String, required: String
        /// An optional requirement without its body, and the call of it on `x`.
        let declaration: String, call: String
        /// What an implementation gives back.
        var result = ""
    }

    private static let tableRequired = "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }; func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }"
    private static let collectionRequired = "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }; func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }"
    private static let pagesRequired = "func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }; func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { nil }"

    private static let rows = [
        Row(name: "UITableViewDelegate", required: "", declaration: "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat", call: "tableView(table, heightForRowAt: path)", result: "7"),
        Row(name: "UITableViewDataSource", required: tableRequired, declaration: "tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?", call: "tableView(table, titleForHeaderInSection: 0)", result: "\"a\""),
        Row(name: "UICollectionViewDelegate", required: "", declaration: "collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)", call: "collectionView(collection, didSelectItemAt: path)"),
        Row(name: "UICollectionViewDataSource", required: collectionRequired, declaration: "numberOfSections(in collectionView: UICollectionView) -> Int", call: "numberOfSections(in: collection)", result: "2"),
        Row(name: "UICollectionViewDelegateFlowLayout", required: "", declaration: "collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat", call: "collectionView(collection, layout: collection.collectionViewLayout, minimumLineSpacingForSectionAt: 0)", result: "3"),
        Row(name: "UIScrollViewDelegate", required: "", declaration: "scrollViewDidScroll(_ scrollView: UIScrollView)", call: "scrollViewDidScroll(table)"),
        Row(name: "UITextFieldDelegate", required: "", declaration: "textFieldShouldReturn(_ textField: UITextField) -> Bool", call: "textFieldShouldReturn(UITextField())", result: "true"),
        Row(name: "UITextViewDelegate", required: "", declaration: "textViewDidChange(_ textView: UITextView)", call: "textViewDidChange(UITextView())"),
        Row(name: "UISearchBarDelegate", required: "", declaration: "searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)", call: "searchBar(UISearchBar(), textDidChange: \"\")"),
        Row(name: "UISearchControllerDelegate", required: "", declaration: "didPresentSearchController(_ searchController: UISearchController)", call: "didPresentSearchController(UISearchController(searchResultsController: nil))"),
        Row(name: "UIPickerViewDelegate", required: "", declaration: "pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?", call: "pickerView(UIPickerView(), titleForRow: 0, forComponent: 0)", result: "\"a\""),
        Row(name: "UIGestureRecognizerDelegate", required: "", declaration: "gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool", call: "gestureRecognizerShouldBegin(UITapGestureRecognizer())", result: "true"),
        Row(name: "UINavigationControllerDelegate", required: "", declaration: "navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)", call: "navigationController(UINavigationController(), willShow: UIViewController(), animated: false)"),
        Row(name: "UITabBarControllerDelegate", required: "", declaration: "tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)", call: "tabBarController(UITabBarController(), didSelect: UIViewController())"),
        Row(name: "UISplitViewControllerDelegate", required: "", declaration: "splitViewController(_ svc: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool", call: "splitViewController(UISplitViewController(), collapseSecondary: UIViewController(), onto: UIViewController())", result: "true"),
        Row(name: "UIViewControllerTransitioningDelegate", required: "", declaration: "animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?", call: "animationController(forDismissed: UIViewController())", result: "nil"),
        Row(name: "UIAdaptivePresentationControllerDelegate", required: "", declaration: "adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle", call: "adaptivePresentationStyle(for: UIPresentationController(presentedViewController: UIViewController(), presenting: nil))", result: ".none"),
        Row(name: "UIPageViewControllerDataSource", required: pagesRequired, declaration: "presentationCount(for pageViewController: UIPageViewController) -> Int", call: "presentationCount(for: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))", result: "1"),
        Row(name: "UIImagePickerControllerDelegate", required: "", declaration: "imagePickerControllerDidCancel(_ picker: UIImagePickerController)", call: "imagePickerControllerDidCancel(UIImagePickerController())"),
        Row(name: "UIApplicationDelegate", required: "", declaration: "applicationWillResignActive(_ application: UIApplication)", call: "applicationWillResignActive(.shared)"),
        Row(name: "CAAnimationDelegate", required: "", declaration: "animationDidStop(_ anim: CAAnimation, finished flag: Bool)", call: "animationDidStop(CABasicAnimation(), finished: true)"),
        Row(name: "OwnDelegate", required: "", declaration: "own(_ number: Int, did something: Bool) -> Int", call: "own(1, did: true)", result: "1"),
    ]

    private static let placements = ["Absent", "Inside", "Extended", "Elsewhere", "Conforming", "Sub", "Later"]

    private func body(_ row: Row) -> String { "func \(row.declaration) { hits += 1\(row.result.isEmpty ? "" : "; return \(row.result)") }" }

    private func fullName(_ row: Row) -> String {
        let open = row.declaration.firstIndex(of: "(")!, close = row.declaration.lastIndex(of: ")")!
        let labels = row.declaration[row.declaration.index(after: open)..<close].components(separatedBy: ", ").map { $0.prefix { $0 != ":" }.split(separator: " ")[0] + ":" }
        return row.declaration[..<open] + "(" + labels.joined() + ")"
    }

    private func classes(_ row: Row) -> (one: String, other: String) {
        let name = row.name, method = body(row)
        return ("""
            class Absent\(name): NSObject, \(name) { \(row.required) }
            class Inside\(name): NSObject, \(name) { \(row.required)
            \(method) }
            class Extended\(name): NSObject, \(name) { \(row.required) }
            extension Extended\(name) { \(method) }
            class Elsewhere\(name): NSObject, \(name) { \(row.required) }
            class Conforming\(name): NSObject {}
            class Super\(name): NSObject, \(name) { \(row.required) }
            class Sub\(name): Super\(name) { \(method) }
            class Plain\(name): NSObject { \(method) }
            class Later\(name): Plain\(name), \(name) { \(row.required) }

            """, """
            extension Elsewhere\(name) { \(method) }
            extension Conforming\(name): \(name) { \(row.required)
            \(method) }

            """)
    }

    func testMatrix() throws {
        var (one, other, probes) = ("", "", "")
        for row in Self.rows {
            let texts = classes(row)
            one += texts.one
            other += texts.other
            for placement in Self.placements {
                probes += "do { let x: \(row.name) = \(placement)\(row.name)(); let asked = _implements(x, \"\(fullName(row))\"); if asked { _ = x.\(row.call) }; print(\"\(row.name) \(placement) \\(asked) \\(hits)\"); hits = 0 }\n"
            }
        }
        let head = "import UIKit\n\n"
        let app = try TemporaryApp(self, files: [
            "AppDelegate.swift": TemporaryApp.delegate,
            "One.swift": head + "@objc protocol OwnDelegate { @objc optional func own(_ number: Int, did something: Bool) -> Int }\nvar hits = 0\n" + one, "Other.swift": head + other,
            "ViewController.swift": head + "class ViewController: UIViewController {\n override func viewDidLoad() {\n super.viewDidLoad()\n let table = UITableView(), path = IndexPath(row: 0, section: 0)\n"
                + " let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())\n _ = (table, path, collection)\n" + probes + "}\n}\n",
        ])
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let lines = Set(outcome.output.split(separator: "\n").map(String.init))
        for row in Self.rows {
            for placement in Self.placements {
                let expected = placement == "Absent" ? "false 0" : "true 1"
                let found = lines.first { $0.hasPrefix("\(row.name) \(placement) ") } ?? "nothing"
                XCTAssertEqual(found, "\(row.name) \(placement) \(expected)")
            }
        }
    }

    // MARK: The app's own protocols

    /// Calls through `?(`, `?.`, a bound method, a comparison with nil, and optional properties.
    func testOptionalRequirementsOfTheApp() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "ViewController.swift": """
            import UIKit

            @objc protocol MenuDelegate {
                @objc optional func opened(_ menu: Menu)
                @objc optional func height(of menu: Menu) -> Int
                @objc optional var title: String { get }
            }

            class Menu: NSObject {
                weak var delegate: MenuDelegate?
                func probe() -> String {
                    delegate?.opened?(self)
                    let height = delegate?.height?(of: self) ?? -1
                    let knows = delegate?.opened != nil
                    var bound = false
                    if let opened = delegate?.opened { opened(self); bound = true }
                    return "\\(height) \\(knows) \\(bound) \\(delegate?.title ?? "none")"
                }
            }

            class Silent: NSObject, MenuDelegate {}
            class Talking: Operation, MenuDelegate {
                var count = 0
                var title: String { "talking" }
                func opened(_ menu: Menu) { count += 1 }
            }
            class Tall: Silent { func height(of menu: Menu) -> Int { 3 } }

            class ViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let menu = Menu(), silent = Silent(), talking = Talking(), tall = Tall()
                    print("probe:", menu.probe())
                    for one in [silent, talking, tall] as [MenuDelegate] {
                        menu.delegate = one
                        print("probe:", menu.probe())
                    }
                    print("count:", talking.count)
                }
            }

            """])
        let outcome = try app.run().outcome
        let lines = outcome.output.split(separator: "\n").filter { $0.hasPrefix("probe:") || $0.hasPrefix("count:") }
        XCTAssertEqual(lines, ["probe: -1 false false none", "probe: -1 false false none", "probe: -1 true true talking", "probe: 3 false false none", "count: 2"], outcome.errors)
    }
}
