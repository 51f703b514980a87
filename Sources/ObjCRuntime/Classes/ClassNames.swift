import Foundation
import LaunchRules

/// Classes by the names that nibs, Info.plist and apps know them by.
enum ClassNames {
    /// Where a name without a module may live.
    private static let frameworks = [
        "UIKit", "QuartzCore", "ObjCRuntime", "FoundationGaps", "Foundation", "MapKit", "WebKit", "AVKit", "AVFoundation", "CoreData", "SceneKit",
        "SpriteKit", "XCTest", "GLKit", "MetalKit", "PhotosUI", "ContactsUI", "MessageUI", "SafariServices", "StoreKit", "ARKit", "PDFKit", "MediaPlayer",
        "AuthenticationServices", "EventKitUI", "PassKit", "PencilKit", "ReplayKit", "iAd",
    ]

    private static let lock = NSLock()
    nonisolated(unsafe) private static var found: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var listed: Set<String> = []
    nonisolated(unsafe) private static var extended: [ObjectIdentifier: [(inout ObjCGlue) -> Void]] = [:]
    /// Classes whose `@objc(Name)` differs from their Swift name.
    nonisolated(unsafe) private static var renamed: [String: AnyClass] = [:]

    static func `class`(named name: String) -> AnyClass? {
        if let known = lock.withLock({ found[name] ?? renamed[name] }) { return known }
        let path = components(of: name)
        guard let path, let type = look(up: path, as: name) else { return nil }
        lock.withLock { found[name] = type }
        return type
    }

    private static func look(up path: [String], as name: String) -> AnyClass? {
        let main = mainModule
        if path.count > 1 {
            list(path[0])
            return type(path) ?? lock.withLock { renamed[path.dropFirst().joined(separator: ".")] }
        }
        list(main)
        if let type = lock.withLock({ renamed[name] }) { return type }
        for module in frameworks {
            if let type = type([module] + path) { return type }
        }
        return nil
    }

    static let mainModule = (Bundle.main.executableURL?.lastPathComponent ?? "main").map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()

    /// Reads the list that lowering writes for a module with renamed classes.
    private static func list(_ module: String) {
        guard lock.withLock({ listed.insert(module).inserted }) else { return }
        guard let names = type([module, "_UnderstudyClasses"]) as? ObjCGlued.Type else { return }
        var glue = ObjCGlue()
        names._glue(&glue)
        lock.withLock {
            renamed.merge(glue.classes) { $1 }
            for some in glue.extensions { extended[ObjectIdentifier(some.type), default: []].append(some.body) }
        }
        glue.modules.forEach(list)
    }

    /// What extensions of the app give to `type`, its superclasses' first.
    static func extend(_ glue: inout ObjCGlue, of type: AnyClass) {
        list(mainModule)
        list(String(_typeName(type, qualified: true).prefix { $0 != "." }))
        guard lock.withLock({ !extended.isEmpty }) else { return }
        var chain: [AnyClass] = [type]
        while let next = _getSuperclass(chain.last!) { chain.append(next) }
        for some in chain.reversed() {
            for body in lock.withLock({ extended[ObjectIdentifier(some)] ?? [] }) { body(&glue) }
        }
    }

    private static func type(_ path: [String]) -> AnyClass? {
        var mangled = "\(path[0].utf8.count)\(path[0])"
        for name in path.dropFirst() { mangled += "\(name.utf8.count)\(name)C" }
        return _typeByName(mangled) as? AnyClass
    }

    /// `Module.Class`, `Module.Outer.Inner`, `_TtC6Module5Class`, `_TtCC6Module5Outer5Inner` or a plain name.
    private static func components(of name: String) -> [String]? {
        guard name.hasPrefix("_Tt") else { return name.isEmpty ? nil : name.split(separator: ".").map(String.init) }
        var rest = name.dropFirst(3).drop { $0 == "C" }
        if rest.first == "G" { return nil }
        var path: [String] = []
        if rest.first == "s" { path = ["Swift"]; rest = rest.dropFirst() }
        while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isNumber }
            guard rest.utf8.count >= length else { return nil }
            let end = rest.utf8.index(rest.startIndex, offsetBy: length)
            path.append(String(rest[..<end]))
            rest = rest[end...]
        }
        return path.count > 1 && rest.isEmpty ? path : nil
    }

    /// The name that Objective-C prints: without a module for Apple's classes.
    static func name(of type: AnyClass) -> String {
        let full = _typeName(type, qualified: true)
        guard let dot = full.firstIndex(of: ".") else { return full }
        return frameworks.contains(String(full[..<dot])) || !holds("A14") ? String(full[full.index(after: dot)...]) : full
    }
}

/// The class that a nib, Info.plist or an app names: `Module.Class`, a mangled or an Objective-C name.
public func _classNamed(_ name: String) -> AnyClass? { ClassNames.class(named: name) }

/// The class that a file of an editor names which leaves out the app's module; else any of that name.
package func _classOfApp(named name: String) -> AnyClass? { ClassNames.class(named: "\(ClassNames.mainModule).\(name)") ?? ClassNames.class(named: name) }

/// What lowering makes of `NSStringFromClass`: Apple's classes have no module in their names.
public func _nameOfClass(_ aClass: AnyClass) -> String { ClassNames.name(of: aClass) }

/// What lowering makes of `type(of: object).description()`, which Objective-C's classes answer.
public func _description(ofType type: Any.Type) -> String { (type as? AnyClass).map(ClassNames.name(of:)) ?? "\(type)" }

public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    UnsafePointer(strdup(cls.map(ClassNames.name(of:)) ?? "nil")!)
}

public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
