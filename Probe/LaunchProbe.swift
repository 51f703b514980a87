import Foundation
#if canImport(MachO)  // Not where Understudy stands in for iOS.
import ObjectiveC
import UIKit
#endif

// LaunchProbe 1. Records which callbacks an iOS app gets, in which order. One file, no dependency, public API only.
//
//   1. Add this file to the app's target. Nothing else changes with Swift 6.3 (Xcode 26.4) or later: it starts itself before `main`.
//      An older compiler needs one line in the app delegate's class:   let probe: Void = LaunchProbe.start()
//   2. Run the app, for iOS 13 or later, on a simulator or a device. The log names the file that is written, Documents/LaunchProbe-1.jsonl and so on.
//   3. Take the file out again when you are done: it replaces methods at run time and isn't meant for the App Store.
//
// What is recorded: names of callbacks, of the app's classes and of UIKit's public classes, states, times. No content, no private class.

/// Writes a trace of public callbacks, one JSON object a line, in the form of `understudy run --trace`.
@MainActor enum LaunchProbe {
    static let version = 1

    // MARK: What is recorded

    /// Whose method a callback is, which decides the classes to look at and the calls that count.
    enum Receiver: Sendable {
        case controller, window
        /// Views of the app's own classes that override the method: all others cost nothing.
        case view
        /// Objects of nibs, of the app's own classes.
        case nibObject
        /// The delegate itself, not what it forwards to.
        case applicationDelegate, sceneDelegate
        /// Any object of the app's own classes.
        case delegate
    }

    struct Callback: Sendable {
        /// As Objective-C and Swift spell it.
        var selector: String, event: String
        /// Id of the launch rule that it is about.
        var rule: String
        var receiver: Receiver
        /// Which object the line is about: 0 the receiver, 1 the first argument, and so on.
        var object = 0
    }

    static let callbacks = [
        on(.applicationDelegate, "application:willFinishLaunchingWithOptions:", "application(_:willFinishLaunchingWithOptions:)", "A41"),
        on(.applicationDelegate, "application:didFinishLaunchingWithOptions:", "application(_:didFinishLaunchingWithOptions:)", "A41"),
        on(.applicationDelegate, "applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)", "A41"),
        on(.applicationDelegate, "applicationDidBecomeActive:", "applicationDidBecomeActive(_:)", "C5"),
        on(.applicationDelegate, "applicationWillResignActive:", "applicationWillResignActive(_:)", "C6"),
        on(.applicationDelegate, "applicationDidEnterBackground:", "applicationDidEnterBackground(_:)", "C6"),
        on(.applicationDelegate, "applicationWillEnterForeground:", "applicationWillEnterForeground(_:)", "C7"),
        on(.applicationDelegate, "applicationWillTerminate:", "applicationWillTerminate(_:)", "C15"),
        on(.applicationDelegate, "applicationDidReceiveMemoryWarning:", "applicationDidReceiveMemoryWarning(_:)", "B17"),
        on(.applicationDelegate, "application:supportedInterfaceOrientationsForWindow:", "application(_:supportedInterfaceOrientationsFor:)", "A44"),
        on(.applicationDelegate, "application:configurationForConnectingSceneSession:options:", "application(_:configurationForConnecting:options:)", "A46"),
        on(.applicationDelegate, "application:didDiscardSceneSessions:", "application(_:didDiscardSceneSessions:)", "C14"),
        on(.applicationDelegate, "application:openURL:options:", "application(_:open:options:)", "C28"),
        on(.applicationDelegate, "application:willContinueUserActivityWithType:", "application(_:willContinueUserActivityWithType:)", "C30"),
        on(.applicationDelegate, "application:continueUserActivity:restorationHandler:", "application(_:continue:restorationHandler:)", "C30"),
        on(.applicationDelegate, "application:performActionForShortcutItem:completionHandler:", "application(_:performActionFor:completionHandler:)", "C32"),
        on(.applicationDelegate, "application:didReceiveRemoteNotification:", "application(_:didReceiveRemoteNotification:)", "C31"),
        on(.applicationDelegate, "application:didReceiveRemoteNotification:fetchCompletionHandler:", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "C31"),
        on(.applicationDelegate, "application:performFetchWithCompletionHandler:", "application(_:performFetchWithCompletionHandler:)", "C24"),
        on(.applicationDelegate, "application:didFailToRegisterForRemoteNotificationsWithError:", "application(_:didFailToRegisterForRemoteNotificationsWithError:)", "C5"),
        on(.applicationDelegate, "application:shouldSaveApplicationState:", "application(_:shouldSaveApplicationState:)", "H12"),
        on(.applicationDelegate, "application:shouldSaveSecureApplicationState:", "application(_:shouldSaveSecureApplicationState:)", "H12"),
        on(.applicationDelegate, "application:willEncodeRestorableStateWithCoder:", "application(_:willEncodeRestorableStateWith:)", "H12"),
        on(.applicationDelegate, "application:shouldRestoreApplicationState:", "application(_:shouldRestoreApplicationState:)", "H10"),
        on(.applicationDelegate, "application:shouldRestoreSecureApplicationState:", "application(_:shouldRestoreSecureApplicationState:)", "H10"),
        on(.applicationDelegate, "application:viewControllerWithRestorationIdentifierPath:coder:", "application(_:viewControllerWithRestorationIdentifierPath:coder:)", "H11"),
        on(.applicationDelegate, "application:didDecodeRestorableStateWithCoder:", "application(_:didDecodeRestorableStateWith:)", "H10"),

        on(.sceneDelegate, "stateRestorationActivityForScene:", "stateRestorationActivity(for:)", "H14"),
        on(.sceneDelegate, "scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)", "A45"),
        on(.sceneDelegate, "sceneDidDisconnect:", "sceneDidDisconnect(_:)", "C12"),
        on(.sceneDelegate, "sceneDidBecomeActive:", "sceneDidBecomeActive(_:)", "C12"),
        on(.sceneDelegate, "sceneWillResignActive:", "sceneWillResignActive(_:)", "C12"),
        on(.sceneDelegate, "sceneWillEnterForeground:", "sceneWillEnterForeground(_:)", "C12"),
        on(.sceneDelegate, "sceneDidEnterBackground:", "sceneDidEnterBackground(_:)", "C12"),
        on(.sceneDelegate, "scene:openURLContexts:", "scene(_:openURLContexts:)", "C34"),
        on(.sceneDelegate, "scene:willContinueUserActivityWithType:", "scene(_:willContinueUserActivityWithType:)", "C34"),
        on(.sceneDelegate, "scene:continueUserActivity:", "scene(_:continue:)", "C34"),
        on(.sceneDelegate, "windowScene:performActionForShortcutItem:completionHandler:", "windowScene(_:performActionFor:completionHandler:)", "C34"),

        on(.controller, "initWithCoder:", "init(coder:)", "E1"),
        on(.nibObject, "awakeFromNib", "awakeFromNib()", "E2"),
        on(.controller, "loadView", "loadView()", "D1"),
        on(.controller, "viewDidLoad", "viewDidLoad()", "D4"),
        on(.controller, "viewWillAppear:", "viewWillAppear(_:)", "D7"),
        on(.controller, "viewIsAppearing:", "viewIsAppearing(_:)", "D8"),
        on(.controller, "viewDidAppear:", "viewDidAppear(_:)", "D7"),
        on(.controller, "viewWillDisappear:", "viewWillDisappear(_:)", "D12"),
        on(.controller, "viewDidDisappear:", "viewDidDisappear(_:)", "D12"),
        on(.controller, "viewWillLayoutSubviews", "viewWillLayoutSubviews()", "D10"),
        on(.controller, "viewDidLayoutSubviews", "viewDidLayoutSubviews()", "D10"),
        on(.controller, "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange()", "D11"),
        on(.controller, "viewLayoutMarginsDidChange", "viewLayoutMarginsDidChange()", "D11"),
        on(.controller, "viewWillTransitionToSize:withTransitionCoordinator:", "viewWillTransition(to:with:)", "D53"),
        on(.controller, "willTransitionToTraitCollection:withTransitionCoordinator:", "willTransition(to:with:)", "D54"),
        on(.controller, "traitCollectionDidChange:", "traitCollectionDidChange(_:)", "D57"),
        on(.controller, "willMoveToParentViewController:", "willMove(toParent:)", "D40"),
        on(.controller, "didMoveToParentViewController:", "didMove(toParent:)", "D40"),
        on(.controller, "didReceiveMemoryWarning", "didReceiveMemoryWarning()", "B17"),
        on(.controller, "encodeRestorableStateWithCoder:", "encodeRestorableState(with:)", "H12"),
        on(.controller, "decodeRestorableStateWithCoder:", "decodeRestorableState(with:)", "H11"),
        on(.controller, "shouldPerformSegueWithIdentifier:sender:", "shouldPerformSegue(withIdentifier:sender:)", "E9"),
        on(.controller, "prepareForSegue:sender:", "prepare(for:sender:)", "E9"),

        on(.window, "makeKeyAndVisible", "makeKeyAndVisible()", "F6"),
        on(.view, "didMoveToWindow", "didMoveToWindow()", "D7"),
        on(.view, "layoutSubviews", "layoutSubviews()", "D10"),

        on(.delegate, "navigationController:willShowViewController:animated:", "navigationController(_:willShow:animated:)", "D20", object: 2),
        on(.delegate, "navigationController:didShowViewController:animated:", "navigationController(_:didShow:animated:)", "D20", object: 2),
        on(.delegate, "tabBarController:shouldSelectViewController:", "tabBarController(_:shouldSelect:)", "D27", object: 2),
        on(.delegate, "tabBarController:didSelectViewController:", "tabBarController(_:didSelect:)", "D27", object: 2),
        on(.delegate, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", "splitViewController(_:collapseSecondary:onto:)", "D49", object: 1),
        on(.delegate, "presentationControllerWillDismiss:", "presentationControllerWillDismiss(_:)", "D36", object: 1),
        on(.delegate, "presentationControllerDidDismiss:", "presentationControllerDidDismiss(_:)", "D36", object: 1),
        on(.delegate, "presentationControllerDidAttemptToDismiss:", "presentationControllerDidAttemptToDismiss(_:)", "D36", object: 1),
        on(.delegate, "tableView:willSelectRowAtIndexPath:", "tableView(_:willSelectRowAt:)", "", object: 1),
        on(.delegate, "tableView:didSelectRowAtIndexPath:", "tableView(_:didSelectRowAt:)", "", object: 1),
        on(.delegate, "tableView:willDisplayCell:forRowAtIndexPath:", "tableView(_:willDisplay:forRowAt:)", "", object: 2),
    ]

    private static func on(_ receiver: Receiver, _ selector: String, _ event: String, _ rule: String, object: Int = 0) -> Callback {
        Callback(selector: selector, event: event, rule: rule, receiver: receiver, object: object)
    }

    /// Names as Objective-C has them, with Swift's.
    static let notifications: [(name: String, event: String, rule: String)] = [
        ("UIApplicationDidFinishLaunchingNotification", "UIApplication.didFinishLaunchingNotification", "B1"),
        ("UIApplicationDidBecomeActiveNotification", "UIApplication.didBecomeActiveNotification", "B2"),
        ("UIApplicationWillResignActiveNotification", "UIApplication.willResignActiveNotification", "B3"),
        ("UIApplicationWillEnterForegroundNotification", "UIApplication.willEnterForegroundNotification", "B4"),
        ("UIApplicationDidEnterBackgroundNotification", "UIApplication.didEnterBackgroundNotification", "B5"),
        ("UIApplicationWillTerminateNotification", "UIApplication.willTerminateNotification", "B6"),
        ("UIApplicationDidReceiveMemoryWarningNotification", "UIApplication.didReceiveMemoryWarningNotification", "B17"),
        ("UISceneWillConnectNotification", "UIScene.willConnectNotification", "B10"),
        ("UISceneDidDisconnectNotification", "UIScene.didDisconnectNotification", "B10"),
        ("UISceneDidActivateNotification", "UIScene.didActivateNotification", "B11"),
        ("UISceneWillDeactivateNotification", "UIScene.willDeactivateNotification", "B10"),
        ("UISceneWillEnterForegroundNotification", "UIScene.willEnterForegroundNotification", "B10"),
        ("UISceneDidEnterBackgroundNotification", "UIScene.didEnterBackgroundNotification", "B10"),
        ("UIWindowDidBecomeVisibleNotification", "UIWindow.didBecomeVisibleNotification", "B12"),
        ("UIWindowDidBecomeHiddenNotification", "UIWindow.didBecomeHiddenNotification", "B12"),
        ("UIWindowDidBecomeKeyNotification", "UIWindow.didBecomeKeyNotification", "F7"),
        ("UIWindowDidResignKeyNotification", "UIWindow.didResignKeyNotification", "F7"),
        ("UIDeviceOrientationDidChangeNotification", "UIDevice.orientationDidChangeNotification", "L25"),
    ]

    /// UIKit's public classes whose objects are recorded under their own name.
    static let publicClasses = [
        "UIApplication", "UIWindow", "UIWindowScene", "UIScene", "UIDevice", "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UITableViewController", "UICollectionViewController", "UIAlertController", "UISearchController", "UIInputViewController",
        "UIPresentationController", "UISheetPresentationController", "UIPopoverPresentationController", "UITableView", "UITableViewCell",
    ]

    // MARK: Writing

    /// A line of the trace.
    struct Line: Encodable {
        var n: Int, t: Double
        var event: String, type: String, id: String, state: String, rule: String

        /// With its end.
        var text: Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
        }
    }

    /// A method that calls super is one callback: of calls within calls of one method on one object the outermost counts.
    struct Calls {
        private var running: [(object: UInt, selector: String)] = []

        /// Whether the call counts. Each `enter` is followed by a `leave`.
        mutating func enter(_ object: UInt, _ selector: String) -> Bool {
            let isOutermost = !running.contains { $0.object == object && $0.selector == selector }
            running.append((object, selector))
            return isOutermost
        }

        mutating func leave() { running.removeLast() }
    }

    /// The first of `LaunchProbe-1.jsonl`, `-2` and so on that isn't there yet.
    static func newFile(in folder: String) -> String {
        let names = (1...).lazy.map { "\(folder)/LaunchProbe-\($0).jsonl" }
        return names.first { !FileManager.default.fileExists(atPath: $0) }!
    }

    private static var file: FileHandle?
    private static var count = 0
    private static let began = Date()

    static func open(_ path: String) -> Bool {
        file = FileManager.default.createFile(atPath: path, contents: nil) ? FileHandle(forWritingAtPath: path) : nil
        return file != nil
    }

    /// Each line is written at once, so that a crash keeps what came before it.
    static func write(_ event: String, type: String = "", id: String = "", state: String, rule: String = "") {
        count += 1
        file?.write(Line(n: count, t: Date().timeIntervalSince(began), event: event, type: type, id: id, state: state, rule: rule).text)
    }
}

#if canImport(MachO)
#if compiler(>=6.3)
/// What dyld calls before `main`: a pointer in the image's list of initialisers.
@section("__DATA,__mod_init_func,mod_init_funcs") @used
nonisolated let launchProbeInitializer: @convention(c) () -> Void = beginLaunchProbe

private nonisolated func beginLaunchProbe() {
    MainActor.assumeIsolated { LaunchProbe.start() }
}
#endif

extension LaunchProbe {
    /// Begins to record; once. On the main thread, before `UIApplicationMain` or in the delegate's `init`.
    static func start() {
        guard file == nil else { return }
        let environment = ProcessInfo.processInfo.environment
        let path = environment["LAUNCH_PROBE_FILE"] ?? newFile(in: NSHomeDirectory() + "/Documents")
        guard open(path) else { return NSLog("LaunchProbe: can't write %@", path) }
        NSLog("LaunchProbe: writing %@", path)
        write(heading(environment), state: "not running")
        observeNotifications()
        replaceMethods()
    }

    private static func heading(_ environment: [String: String]) -> String {
        let system = ProcessInfo.processInfo.operatingSystemVersion, info = Bundle.main.infoDictionary ?? [:]
        var name = utsname()
        uname(&name)
        let machine = withUnsafeBytes(of: name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let model = environment["SIMULATOR_MODEL_IDENTIFIER"].map { "\($0) simulator" } ?? machine
        return "LaunchProbe \(version), iOS \(system.majorVersion).\(system.minorVersion).\(system.patchVersion), \(model), SDK \(info["DTSDKName"] ?? "?"), for iOS \(info["MinimumOSVersion"] ?? "?")"
    }

    private static func observeNotifications() {
        for (name, event, rule) in notifications {
            // No queue: heard while it is posted. Held for the life of the process.
            _ = NotificationCenter.default.addObserver(forName: NSNotification.Name(name), object: nil, queue: nil) { note in
                let object = (note.object as AnyObject?).map(word) ?? 0
                onMain { record(event, object, rule, isArgument: false) }
            }
        }
    }

    private static func replaceMethods() {
        let bySelector = Dictionary(uniqueKeysWithValues: callbacks.map { ($0.selector, $0) })
        for type in ownClasses { replaceMethods(of: type, bySelector, isOwn: true) }
        for name in publicClasses + ["NSObject", "UIView"] {
            if let type: AnyClass = NSClassFromString(name) { replaceMethods(of: type, bySelector, isOwn: false) }
        }
    }

    /// Classes of the app, of its frameworks and of what Xcode puts beside its executable.
    private static var ownClasses: [AnyClass] {
        var count: UInt32 = 0
        let images = objc_copyImageNames(&count)
        defer { free(UnsafeMutableRawPointer(mutating: UnsafeRawPointer(images))) }
        let mark = "/\(Bundle.main.bundleURL.lastPathComponent)/"
        return (0..<Int(count)).flatMap { index -> [AnyClass] in
            guard String(cString: images[index]).contains(mark) else { return [] }
            var count: UInt32 = 0
            guard let names = objc_copyClassNamesForImage(images[index], &count) else { return [] }
            defer { free(UnsafeMutableRawPointer(mutating: UnsafeRawPointer(names))) }
            return (0..<Int(count)).compactMap { objc_lookUpClass(names[$0]) }
        }
    }

    /// The methods that the class itself has. What it inherits is replaced where it comes from.
    private static func replaceMethods(of type: AnyClass, _ bySelector: [String: Callback], isOwn: Bool) {
        var count: UInt32 = 0
        guard let methods = class_copyMethodList(type, &count) else { return }
        defer { free(UnsafeMutableRawPointer(mutating: UnsafeRawPointer(methods))) }
        for index in 0..<Int(count) {
            let selector = method_getName(methods[index]), name = String(cString: sel_getName(selector))
            if name == "init", inherits(type, "UIApplication") { replace(methods[index], selector, nil) }
            guard let callback = bySelector[name], takes(type, callback.receiver, isOwn: isOwn) else { continue }
            replace(methods[index], selector, callback)
        }
    }

    private static func takes(_ type: AnyClass, _ receiver: Receiver, isOwn: Bool) -> Bool {
        switch receiver {
        case .controller: inherits(type, "UIViewController")
        case .window: inherits(type, "UIWindow")
        case .view: isOwn && inherits(type, "UIView")
        case .nibObject: true
        case .applicationDelegate, .sceneDelegate, .delegate: isOwn
        }
    }

    /// Asked without a message to the class, which would initialise it.
    private static func inherits(_ type: AnyClass, _ name: String) -> Bool {
        sequence(first: type) { class_getSuperclass($0) }.contains { NSStringFromClass($0) == name }
    }

    /// A method of up to four arguments, each an object, a number or a Boolean: all of them are words in registers, whatever the method takes.
    private typealias Method = @convention(c) (UInt, OpaquePointer, UInt, UInt, UInt, UInt) -> UInt
    /// As a block: without the selector.
    private typealias Replacement = @convention(block) @Sendable (UInt, UInt, UInt, UInt, UInt) -> UInt
    /// A method that takes a `CGSize`, which goes in two registers for numbers, and an object.
    private typealias SizeMethod = @convention(c) (UInt, OpaquePointer, Double, Double, UInt) -> Void
    private typealias SizeReplacement = @convention(block) @Sendable (UInt, Double, Double, UInt) -> Void

    /// No callback: the initialiser of the application, from which on there is one to ask for its state.
    private static func replace(_ method: OpaquePointer, _ selector: Selector, _ callback: Callback?) {
        let original = unsafeBitCast(method_getImplementation(method), to: UInt.self), name = unsafeBitCast(selector, to: UInt.self)
        let words: Replacement = { me, a, b, c, d in
            if let callback { onMain { enter(callback, me, [a, b, c, d]) } }
            let answer = unsafeBitCast(original, to: Method.self)(me, OpaquePointer(bitPattern: name)!, a, b, c, d)
            onMain { if callback == nil { hasApplication = true } else { calls.leave() } }
            return answer
        }
        let size: SizeReplacement = { me, width, height, coordinator in
            if let callback { onMain { enter(callback, me, [coordinator]) } }
            unsafeBitCast(original, to: SizeMethod.self)(me, OpaquePointer(bitPattern: name)!, width, height, coordinator)
            onMain { calls.leave() }
        }
        let takesSize = callback?.selector.contains("ToSize:") ?? false
        let block = takesSize ? unsafeBitCast(size, to: AnyObject.self) : unsafeBitCast(words, to: AnyObject.self)
        method_setImplementation(method, imp_implementationWithBlock(block))
    }

    private static var calls = Calls()
    private static var hasApplication = false
    /// How many objects of a class the trace has met.
    private static var counts: [String: Int] = [:]
    private static var nameKey: UInt8 = 0

    /// UIKit's callbacks come on the main thread; what comes elsewhere isn't recorded.
    private nonisolated static func onMain(_ body: @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated(body) }
    }

    private static func enter(_ callback: Callback, _ me: UInt, _ arguments: [UInt]) {
        guard calls.enter(me, callback.selector), concerns(callback, object(me), arguments) else { return }
        record(callback.event, callback.object == 0 ? me : arguments[callback.object - 1], callback.rule, isArgument: callback.object > 0)
    }

    private static func concerns(_ callback: Callback, _ me: AnyObject?, _ arguments: [UInt]) -> Bool {
        switch callback.receiver {
        case .applicationDelegate: UIApplication.shared.delegate === me
        case .sceneDelegate: (object(arguments[0]) as? UIScene)?.delegate === me
        case .nibObject: me.map { isOwn(classOf($0)) } ?? false
        case .controller, .window, .view, .delegate: true
        }
    }

    /// `isArgument`: an object of a private class is recorded as what public class it is; a receiver of one isn't recorded.
    private static func record(_ event: String, _ word: UInt, _ rule: String, isArgument: Bool) {
        guard let object = object(word), let type = knownClass(classOf(object), orAbove: isArgument) else { return }
        let name = String(describing: type)
        write(event, type: name, id: self.name(object, name), state: state, rule: rule)
    }

    private static var state: String {
        guard hasApplication else { return "not running" }
        switch UIApplication.shared.applicationState {
        case .active: return "active"
        case .inactive: return "inactive"
        default: return "background"
        }
    }

    /// Kept with the object, which may be about to go: a weak reference to it can't be formed then.
    private static func name(_ object: AnyObject, _ type: String) -> String {
        if let name = objc_getAssociatedObject(object, &nameKey) as? String { return name }
        counts[type, default: 0] += 1
        let name = "\(type)#\(counts[type]!)"
        objc_setAssociatedObject(object, &nameKey, name, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        return name
    }

    private static func knownClass(_ type: AnyClass, orAbove: Bool) -> AnyClass? {
        let isKnown = { (type: AnyClass) in isOwn(type) || publicClasses.contains(NSStringFromClass(type)) }
        guard orAbove else { return isKnown(type) ? type : nil }
        return sequence(first: type) { class_getSuperclass($0) }.first(where: isKnown)
    }

    private static func isOwn(_ type: AnyClass) -> Bool {
        class_getImageName(type).map { String(cString: $0).contains("/\(Bundle.main.bundleURL.lastPathComponent)/") } ?? false
    }

    /// Its class, not the one that observing has put in its place.
    private static func classOf(_ object: AnyObject) -> AnyClass {
        let type: AnyClass = Swift.type(of: object)
        return NSStringFromClass(type).hasPrefix("NSKVONotifying_") ? class_getSuperclass(type) ?? type : type
    }

    private nonisolated static func word(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

    private static func object(_ word: UInt) -> AnyObject? {
        UnsafeRawPointer(bitPattern: word).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
#else
extension LaunchProbe {
    static func start() { NSLog("LaunchProbe records on iOS; here `understudy run --trace FILE` does.") }
}
#endif
