import Foundation
import LaunchRules

/// Makes the connections of a nib.
@MainActor struct NibConnector {
    let nib: Nib
    /// Where the document says so: `/path/Main.storyboard:34`.
    var place: () -> String? = { nil }
    private var spot: String { place() ?? "nib \(nib.name)" }

    /// E1, E23: `setValue(_:forKey:)` on the source. Without an owner its outlets stay as they are.
    func connect(outlet key: String, of source: Any?, to destination: Any?) {
        guard let source else { return }
        NibKeyValue.connect(destination, forKey: key, of: source, at: spot)
    }

    /// E30. Gesture recognisers and the like are added to what the view has; the other collections are set.
    func connect(collection key: String, of source: Any?, to destinations: [Any], adding: Bool) {
        guard let source else { return }
        if let view = source as? UIView, key == "gestureRecognizers" {
            for case let recognizer as UIGestureRecognizer in destinations { view.addGestureRecognizer(recognizer) }
            return
        }
        var all = destinations
        if adding, let object = source as? ObjCObject, let existing = object.value(forKey: key) as? [Any] { all = existing + destinations }
        NibKeyValue.connect(holds("E30") ? all : all.first, forKey: key, of: source, at: spot)
    }

    /// E24: a target without the method is an error when the action is sent, and a note now. A nil target is the chain's.
    func connect(action: String, of source: Any?, to target: Any?, events: Int?) {
        let selector = Selector(action)
        if let target = target as? ObjCObject, source != nil, !target.responds(to: selector), holds("E24"), NibRecord.current?.isStandIn(target) != true {
            Log.note("\(spot): the action \(action) goes to \(type(of: target)), which has no such method")
        }
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: selector, for: UIControl.Event(rawValue: UInt(events ?? Int(UIControl.Event.touchUpInside.rawValue))))
        case let item as UIBarButtonItem:
            item.target = target as AnyObject?
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: selector) }
        case nil: break
        case let other?:
            Log.note("\(spot): \(type(of: other)) sends no actions; \(action) isn't connected")
        }
    }
}

/// Key-value coding as nibs use it.
@MainActor enum NibKeyValue {
    /// UIKit's own objects may lack a key that iOS has: that is noted, not raised. An app's object without it raises (E23).
    static func connect(_ value: Any?, forKey key: String, of object: Any, at place: @autoclosure () -> String) {
        guard let target = object as? ObjCObject else {
            return Log.note("\(place()): \(type(of: object)) takes no outlets; \(key) isn't connected")
        }
        if ObjCClass.of(target).property(key) == nil {
            if NibRecord.current?.isStandIn(target) == true { return }
            if target.isOfUIKitsClass { return Log.note("\(place()): outlet \(key) of \(type(of: target)) isn't supported") }
            Log.note("\(place()): the outlet \(key) is connected, and \(type(of: target)) has no such property")
        }
        target.setValue(value, forKey: key)
    }

    /// E29. The layer is reached by its own key-value coding. A key that the object doesn't have is reported, not raised.
    static func set(_ value: Any?, forKeyPath keyPath: String, of object: Any) {
        if keyPath.hasPrefix("layer."), let view = object as? UIView {
            return view.layer.setValue(value, forKeyPath: String(keyPath.dropFirst("layer.".count)))
        }
        guard let target = object as? ObjCObject else { return }
        if let missing = missingKey(of: keyPath, in: target) {
            if NibRecord.current?.isStandIn(target) == true { return }
            let name = _nameOfClass(type(of: target))
            return Log.note("Failed to set (\(keyPath)) user defined inspected property on (\(name)): this class is not key value coding-compliant for the key \(missing).")
        }
        target.setValue(value, forKeyPath: keyPath)
    }

    /// The first key of the path that nobody answers to. Keys below the first are known only where an object stands above them.
    private static func missingKey(of keyPath: String, in object: ObjCObject) -> String? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let key = keys.first else { return keyPath }
        let known = ObjCClass.of(object)
        if ["setValue(_:forUndefinedKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)"].contains(where: known.implements) { return nil }
        guard keys.count > 1 else { return known.takes(key) ? nil : key }
        guard known.property(key)?.get != nil else { return key }
        return (object.value(forKey: key) as? ObjCObject).flatMap { missingKey(of: keys[1], in: $0) }
    }
}

extension ObjCObject {
    /// Not of a class of the app's.
    var isOfUIKitsClass: Bool { SystemModules.names.contains(_typeName(type(of: self), qualified: true).prefix { $0 != "." }) }
}
