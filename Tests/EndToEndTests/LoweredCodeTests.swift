import XCTest

/// What Objective-C finds at run time on iOS, in built and running apps.
final class LoweredCodeTests: XCTestCase {
    private func lines(_ files: [String: String], prefix: String = "probe:") throws -> [String] {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate].merging(files) { $1 })
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        return outcome.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
    }

    private func controller(_ body: String, _ rest: String = "") -> [String: String] {
        ["ViewController.swift": "import UIKit\n\nclass ViewController: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n\(body)\n    }\n}\n\(rest)"]
    }

    func testMembersOfAnyObject() throws {
        let found = try lines(controller("""
            let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), "duration": NSNumber(value: 0.25), "curve": NSNumber(value: 7), "text": "42"]
            print("probe:", (info["frame"]! as AnyObject).cgRectValue.width, (info["duration"]! as AnyObject).doubleValue!, (info["curve"]! as AnyObject).integerValue!)
            print("probe:", (info["text"] as AnyObject?)?.integerValue ?? 0, (info["none"] as AnyObject?)?.integerValue ?? -1)
            let button = UIButton(type: .system)
            button.tag = 5
            button.setTitle("Go", for: .normal)
            tapped(button)
            tapped(UIView())
        """, """
        extension ViewController {
            func tapped(_ sender: AnyObject) { print("probe:", sender.tag!, sender.currentTitle ?? "no title") }
        }

        """))
        XCTAssertEqual(found, ["probe: 3.0 0.25 7", "probe: 42 -1", "probe: 5 Go", "probe: 0 no title"])
    }

    func testInitialisersOfMetatypes() throws {
        let found = try lines(controller("""
            let types: [UITableViewCell.Type] = [UITableViewCell.self, Special.self]
            for type in types {
                let cellType: UITableViewCell.Type = type
                let cell = cellType.init(style: .value1, reuseIdentifier: "x")
                print("probe:", Swift.type(of: cell), cell.reuseIdentifier ?? "", cell.detailTextLabel != nil)
            }
            print("probe:", make(Badge.self).frame.width, Swift.type(of: controller(of: Other.self)), (fresh() as Badge).mark)
        """, """
        class Special: UITableViewCell {}
        class Badge: UIView { let mark = "badge" }
        class Other: UIViewController {}
        func make<T: UIView>(_ type: T.Type) -> T { type.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        func fresh<T: UIView>() -> T { T() }
        func controller<T: UIViewController>(of type: T.Type) -> T { type.init() }

        """))
        XCTAssertEqual(found, ["probe: UITableViewCell x true", "probe: Special x true", "probe: 9.0 Other badge"])
    }

    func testClassesOfTheMainActor() throws {
        let found = try lines(controller("""
            let model = Model()
            model.watch()
            model.count = 2
            print("probe:", model, model.isEqual(Model()), model.seen, Derived())
        """, """
        @MainActor class Model: NSObject {
            @objc dynamic var count = 0
            var title = ""
            var seen = 0
            override init() {
                super.init()
                load()
            }
            func load() { title = "loaded" }
            func watch() { addObserver(self, forKeyPath: "count", options: [.new], context: nil) }
            override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                seen = change?[.newKey] as? Int ?? -1
            }
            override var description: String { title }
            override func isEqual(_ object: Any?) -> Bool { (object as? Model)?.title == title }
        }

        class Derived: Model {
            override init() { super.init() }
            override func load() { title = "derived" }
            override var description: String { "<" + super.description + ">" }
        }

        """))
        XCTAssertEqual(found, ["probe: loaded true 2 <derived>"])
    }

    func testFoldersOfTheApp() throws {
        let found = try lines(controller("""
            let home = NSHomeDirectory()
            for folder in [FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory] {
                let url = try! FileManager.default.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true)
                var isFolder: ObjCBool = false
                print("probe:", url.path.dropFirst(home.count), FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
            }
            print("probe:", FileManager.default.urls(for: .moviesDirectory, in: .userDomainMask).count, NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)[0].dropFirst(home.count))
            print("probe:", URL.documentsDirectory.path.dropFirst(home.count))
        """))
        XCTAssertEqual(found, [
            "probe: /Documents true", "probe: /Library true", "probe: /Library/Caches true", "probe: /Library/Application Support true", "probe: 1 /Library/Caches", "probe: /Documents",
        ])
    }

    func testViewsOfSwiftUIArePlaceholders() throws {
        let app = try TemporaryApp(self, files: [
            "AppDelegate.swift": TemporaryApp.delegate,
            "QueryView.swift": """
                import SwiftUI

                struct QueryView: View {
                    @ObservedObject var model: QueryModel
                    @State private var selected: Int?
                    var body: some View {
                        List(model.items, id: \\.self) { item in Text(item).font(.title.bold()).swipeActions { Button("x") {} } }
                    }
                }

                final class QueryModel: ObservableObject {
                    @Published var items: [String] = []
                }

                #Preview { QueryView(model: QueryModel()) }

                """,
            "ViewController.swift": """
                import SwiftUI

                class ViewController: UIHostingController<QueryView> {
                    let model = QueryModel()
                    init() { super.init(rootView: QueryView(model: model)) }
                    required init?(coder: NSCoder) { fatalError() }
                }

                """.replacingOccurrences(of: "    let model = QueryModel()\n", with: "").replacingOccurrences(of: "model: model", with: "model: QueryModel()"),
        ])
        let run = try app.run()
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.tree.contains("SwiftUI: QueryView"), run.tree)
        XCTAssertTrue(run.outcome.errors.contains("understudy: views of SwiftUI aren't drawn: a placeholder stands for QueryView"), run.outcome.errors)
        XCTAssertTrue(run.outcome.errors.contains("QueryView.swift:3:1: warning: views of SwiftUI aren't drawn here: QueryView is a placeholder"), run.outcome.errors)
    }

    func testPublishedProperties() throws {
        let found = try lines(controller("""
            let model = Model()
            var held = Set<AnyCancellable>()
            model.$name.sink { print("probe:", $0) }.store(in: &held)
            model.name = "b"
            let scroll = UIScrollView()
            scroll.publisher(for: \\.contentOffset).map(\\.y).sink { print("probe:", $0) }.store(in: &held)
            scroll.contentOffset = CGPoint(x: 0, y: 5)
        """, "final class Model: ObservableObject { @Published var name = \"a\" }\n").mapValues { "import Combine\n" + $0 })
        XCTAssertEqual(found, ["probe: a", "probe: b", "probe: 0.0", "probe: 5.0"])
    }
}
