import DeviceHost
import Foundation
import XCTest
@testable import UIKit

/// Rules H10–H14: the state of an interface, from run to run.
final class RestorationTests: XCTestCase {
    private func store() -> SavedStateStore { SavedStateStore(folder: TemporaryFiles.folder("Saved")) }

    @MainActor private func launched(_ store: SavedStateStore, delegate: String = "UIKitTests.KeepingDelegate") -> LaunchHost {
        let host = LaunchHost(delegate: delegate) { $0.savedState = store }
        host.launch()
        return host
    }

    /// The first run: a note is opened and edited, then the app goes to the background.
    @MainActor private func savedOnce(_ store: SavedStateStore) -> [String] {
        let host = launched(store)
        defer { host.close() }
        let delegate = host.application.delegate as! KeepingDelegate
        delegate.mood = "calm"
        let list = delegate.navigation.viewControllers[0] as! KeepingController
        list.text = "list"
        let note = KeepingController("note")
        note.text = "a note"
        note.other = list
        note.loadViewIfNeeded()
        note.field.text = "typed"
        delegate.navigation.pushViewController(note, animated: false)
        let plain = UIViewController()
        delegate.navigation.pushViewController(plain, animated: false)
        host.application.enterBackground()
        return host.events
    }

    @MainActor func test_H12_stateIsSavedAfterDidEnterBackground() async {
        let events = savedOnce(store())
        let wanted = [
            "UIApplication.didEnterBackgroundNotification", "application(_:shouldSaveSecureApplicationState:)", "encodeRestorableState(with:)", "application(_:willEncodeRestorableStateWith:)",
        ]
        XCTAssertEqual(events.filter(wanted.contains), [wanted[0], wanted[1], wanted[2], wanted[2], wanted[2], wanted[3]], "\(events)")
    }

    @MainActor func test_H10_H11_stateComesBackBetweenTheLaunchCallbacks() async {
        let store = store()
        _ = savedOnce(store)
        let host = launched(store)
        defer { host.close() }
        let delegate = host.application.delegate as! KeepingDelegate
        let wanted = [
            "application(_:willFinishLaunchingWithOptions:)", "application(_:shouldRestoreSecureApplicationState:)", "application(_:didDecodeRestorableStateWith:)",
            "application(_:didFinishLaunchingWithOptions:)",
        ]
        XCTAssertEqual(host.events.filter(wanted.contains), wanted, "\(host.events)")
        XCTAssertEqual(delegate.mood, "calm")
        let stack = delegate.navigation.viewControllers
        XCTAssertEqual(stack.map(\.restorationIdentifier), ["list", "note"], "the plain controller has no identifier and stays away")
        XCTAssertTrue(stack[0] === delegate.list, "one that is there is taken")
        XCTAssertEqual(delegate.list.text, "list")
        let note = stack[1] as! KeepingController
        XCTAssertEqual([note.text, note.field.text], ["a note", "typed"])
        XCTAssertTrue(note.other === delegate.list)
        XCTAssertEqual(delegate.finished, 2)
    }

    @MainActor func test_H11_theRestorationClassHasTheLastWord() async {
        let store = store()
        _ = savedOnce(store)
        KeepingController.refuses = true
        defer { KeepingController.refuses = false }
        let host = launched(store)
        defer { host.close() }
        XCTAssertEqual((host.application.delegate as! KeepingDelegate).navigation.viewControllers.map(\.restorationIdentifier), ["list"])
    }

    @MainActor func test_H12_anAppThatSaysNoKeepsNothing() async {
        let store = store()
        _ = savedOnce(store)
        let host = launched(store, delegate: "UIKitTests.RefusingDelegate")
        defer { host.close() }
        XCTAssertFalse(host.events.contains("application(_:didDecodeRestorableStateWith:)"))
        host.application.enterBackground()
        XCTAssertNil(store.read())
    }

    @MainActor func test_H13_stateThatTheAppCrashedOverIsDropped() async {
        let store = store()
        _ = savedOnce(store)
        store.beginRestoring()
        let host = launched(store)
        defer { host.close() }
        XCTAssertEqual((host.application.delegate as! KeepingDelegate).navigation.viewControllers.count, 1)
        XCTAssertNil(store.read(), "and is gone for good")
    }

    @MainActor func test_H13_aTornFileIsSetAside() async throws {
        let store = store()
        _ = savedOnce(store)
        let file = store.folder.appendingPathComponent("state.plist"), whole = try Data(contentsOf: file)
        for count in stride(from: 0, to: whole.count - 1, by: 37) {
            try whole.prefix(count).write(to: file)
            XCTAssertNil(store.read(), "\(count) bytes of \(whole.count)")
            XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
            XCTAssertEqual(try Data(contentsOf: store.folder.appendingPathComponent("unreadable.plist")).count, count)
        }
    }

    @MainActor func test_H14_scenesContinueWithAnActivity() async {
        let store = store()
        func run(_ body: (LaunchHost, KeepingScene) -> Void) {
            let host = LaunchHost("""
                UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = ({ UISceneDelegateClassName = "UIKitTests.KeepingScene"; }); }; };
                """) { $0.savedState = store }
            host.launch()
            body(host, host.application.scenes.connected.first!.delegate as! KeepingScene)
            host.close()
        }
        run { host, scene in
            XCTAssertNil(scene.found)
            host.application.enterBackground()
            XCTAssertEqual(host.events.filter { $0 == "UIScene.didEnterBackgroundNotification" || $0 == "stateRestorationActivity(for:)" }, ["UIScene.didEnterBackgroundNotification", "stateRestorationActivity(for:)"])
        }
        run { host, scene in
            XCTAssertEqual(scene.found?.activityType, "org.example.reading")
            XCTAssertEqual(scene.found?.userInfo?["page"] as? Int, 7)
        }
    }
}

/// Keeps a list and the notes that were opened from it.
class KeepingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let list = KeepingController("list"), navigation = UINavigationController()
    var mood = ""
    var finished = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        list.restorationClass = nil
        navigation.restorationIdentifier = "navigation"
        navigation.viewControllers = [list]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { coder.encode(mood, forKey: "mood") }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { mood = coder.decodeObject(forKey: "mood") as? String ?? "" }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { KeepingDelegate() }
        glue.implements(
            "window", "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)", "application(_:shouldSaveSecureApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)", "application(_:willEncodeRestorableStateWith:)",
            "application(_:didDecodeRestorableStateWith:)")
    }
}

final class RefusingDelegate: KeepingDelegate {
    override func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { false }
    override func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { false }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { RefusingDelegate() }
    }
}

final class KeepingField: UITextField {
    override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    override func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(forKey: "text") as? String }
}

final class KeepingController: UIViewController, UIViewControllerRestoration {
    static var refuses = false
    var text = ""
    weak var other: UIViewController?
    lazy var field = KeepingField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        restorationClass = Self.self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.restorationIdentifier = "field"
        view.addSubview(field)
    }

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        refuses ? nil : KeepingController(identifierComponents.last!)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(other, forKey: "other")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? ""
        other = coder.decodeObject(forKey: "other") as? UIViewController
    }

    override func applicationFinishedRestoringState() { (UIApplication.shared.delegate as? KeepingDelegate)?.finished += 1 }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { KeepingController("") }
    }
}

final class KeepingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var found: NSUserActivity?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { found = session.stateRestorationActivity }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.userInfo = ["page": 7]
        return activity
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { KeepingScene() }
        glue.implements("window", "scene(_:willConnectTo:options:)", "stateRestorationActivity(for:)")
    }
}
