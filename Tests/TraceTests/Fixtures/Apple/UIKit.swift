// What of UIKit the probe calls, for the type checker.
@MainActor public protocol UIApplicationDelegate: AnyObject {}
@MainActor public protocol UISceneDelegate: AnyObject {}
@MainActor open class UIApplication {
    public enum State: Int { case active, inactive, background }
    public class var shared: UIApplication { fatalError() }
    public weak var delegate: (any UIApplicationDelegate)?
    public var applicationState: State { .active }
}
@MainActor open class UIScene {
    public var delegate: (any UISceneDelegate)?
}
