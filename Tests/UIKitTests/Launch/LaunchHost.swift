import DeviceHost
import Foundation
import InterfaceBuilder
@testable import UIKit

/// Launches apps in the test's own process and keeps their traces.
@MainActor final class LaunchHost {
    let recorder = TraceRecorder()
    private(set) var sequence: LaunchSequence!
    var application: UIApplication { sequence.application }
    /// Names of the events, in order.
    var events: [String] { recorder.events.map(\.event) }

    /// `info` is the text of a property list's dictionary, in the old style: `UIMainStoryboardFile = Main;`.
    static func info(_ text: String, device: DeviceProfile = .standard) -> InfoPlist {
        let values = try! PropertyListSerialization.propertyList(from: Data("{\(text)}".utf8), format: nil)
        return InfoPlist(try! PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), device: device)!
    }

    @discardableResult
    init(_ info: String = "", delegate: String? = "UIKitTests.PlainDelegate", principal: String? = nil, storyboards: [String] = [], reason: LaunchReason = .user, omitting: Set<LaunchStep.Name> = [], request change: (inout LaunchSequence.Request) -> Void = { _ in }) {
        Diary.start()
        Trace.add(recorder)
        var request = LaunchSequence.Request(principalClassName: principal, delegateClassName: delegate)
        request.info = Self.info(info)
        request.reason = reason
        if !storyboards.isEmpty { request.bundle = Self.bundle(storyboards) }
        change(&request)
        sequence = LaunchSequence(request)
        sequence.omitted = omitting
        sequence.prepare()
    }

    /// The launch's work item, and the commits that end its turn.
    func launch() {
        sequence.launch()
        for _ in 0..<3 { FrameLoop.shared.commit() }
    }

    func close() {
        Trace.remove(recorder)
        UIScreen.main.interfaceOrientation = .portrait
        BackgroundTasks.stopClock()  // of the process, which elsewhere has one application
        application.delegate = nil  // which ends with this host
        _ = UIApplication()  // for tests that launch nothing
    }

    /// Whether the events occur in this order, others between them or not.
    func isInOrder(_ names: [String]) -> Bool {
        var rest = events[...]
        for name in names {
            guard let index = rest.firstIndex(of: name) else { return false }
            rest = rest[rest.index(after: index)...]
        }
        return true
    }

    /// Compiles storyboards, and xibs where a name says so, of the fixtures into a bundle of their own.
    static func bundle(_ names: [String]) -> Bundle {
        let folder = TemporaryFiles.folder("LaunchHost.app")
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/launch")
        for name in names {
            let file = fixtures.appendingPathComponent(name.hasSuffix(".xib") ? name : "\(name).storyboard")
            _ = try! DocumentCompiler().compile(file: file, into: folder, options: CompileOptions(moduleName: "UIKitTests"))
        }
        return Bundle(url: folder)!
    }
}

// MARK: - Apps

/// Keeps a window, and what it saw in the launch callbacks.
class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var seen: [String] = []
    var options: [UIApplication.LaunchOptionsKey: Any]?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        note(application)
        options = launchOptions
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        note(application)
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }
    func applicationDidBecomeActive(_ application: UIApplication) {}
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}

    private func note(_ application: UIApplication) {
        let root = window?.rootViewController
        seen.append("\(application.applicationState == .inactive ? "inactive" : "other") window=\(window != nil) root=\(root != nil) loaded=\(root?.isViewLoaded ?? false) hidden=\(window?.isHidden ?? true) shown=\(window?.isOnScreen ?? false)")
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { PlainDelegate() }
        glue.implements(
            "window", "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)", "application(_:open:options:)",
            "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)")
    }
}

/// Makes its window by hand.
final class CodeDelegate: PlainDelegate {
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LaunchedController()
        window.makeKeyAndVisible()
        self.window = window
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CodeDelegate() }
    }
}

/// Has no `window`, and the launch callback of old.
final class OldDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { OldDelegate() }
        glue.implements("applicationDidFinishLaunching(_:)")
    }
}

/// Shows a window without a root.
final class RootlessDelegate: PlainDelegate {
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        return true
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { RootlessDelegate() }
    }
}

/// An application that is its own delegate.
final class OwnApplication: UIApplication, UIApplicationDelegate {
    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { OwnApplication() }
    }
}

final class LaunchedController: UIViewController {
    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { LaunchedController() }
    }
}

class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var hadWindow = false
    var urls: Set<UIOpenURLContext> = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        hadWindow = window?.rootViewController != nil
        urls = connectionOptions.urlContexts
    }

    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { PlainSceneDelegate() }
        glue.implements(
            "window", "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)")
    }
}

/// Makes the scene's window by hand.
final class CodeSceneDelegate: PlainSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = LaunchedController()
        window?.makeKeyAndVisible()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CodeSceneDelegate() }
    }
}

/// Shows a window of the scene without a root.
final class RootlessSceneDelegate: PlainSceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.makeKeyAndVisible()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { RootlessSceneDelegate() }
    }
}
