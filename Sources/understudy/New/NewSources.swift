/// The Swift files of a new app.
enum NewSources {
    static func appDelegate(_ style: NewProject.Style) -> String {
        let head = "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n"
        switch style {
        case .storyboard:
            return head + """
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        true
                    }
                }

                """
        case .code:
            return head + """
                    var window: UIWindow?

                    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = UINavigationController(rootViewController: ViewController())
                        window.makeKeyAndVisible()
                        self.window = window
                        return true
                    }
                }

                """
        case .scenes:
            return head + """
                    func application(
                        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
                    }
                }

                """
        }
    }

    static let sceneDelegate = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard scene is UIWindowScene else { return }
            }
        }

        """

    static let greeting = """
        struct Greeting {
            private(set) var count = 0

            var text: String { count == 0 ? "Hello" : "Hello, \\(count)" }

            mutating func greet() { count += 1 }
        }

        """

    static func viewController(_ style: NewProject.Style) -> String { style == .code ? byHand : withOutlets }

    private static let withOutlets = """
        import UIKit

        class ViewController: UIViewController {
            @IBOutlet private var label: UILabel!
            private var greeting = Greeting()

            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = greeting.text
            }

            @IBAction private func greet(_ sender: UIButton) {
                greeting.greet()
                label.text = greeting.text
            }
        }

        """

    private static let byHand = """
        import UIKit

        class ViewController: UIViewController {
            private let label = UILabel()
            private let button = UIButton(type: .system)
            private var greeting = Greeting()

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Hello"
                view.backgroundColor = .systemBackground
                label.text = greeting.text
                label.font = .preferredFont(forTextStyle: .largeTitle)
                button.setTitle("Greet", for: .normal)
                button.addTarget(self, action: #selector(greet), for: .touchUpInside)
                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 16
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }

            @objc private func greet() {
                greeting.greet()
                label.text = greeting.text
            }
        }

        """

    static func tests(module: String) -> String {
        """
        import XCTest

        @testable import \(module)

        final class GreetingTests: XCTestCase {
            func testItCounts() {
                var greeting = Greeting()
                XCTAssertEqual(greeting.text, "Hello")
                greeting.greet()
                XCTAssertEqual(greeting.text, "Hello, 1")
            }
        }

        """
    }
}
