import Foundation

/// Structures that are, on iOS, what an NSValue holds: `info[key] as! CGRect` opens the box, `rect as? NSValue` makes one.
public protocol _BoxedStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    var _boxed: NSValue { get }
}

extension _BoxedStructure {
    public var _boxed: NSValue { NSValue(structure: self) }
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = source is NSNumber ? nil : source.boxedStructure as? Self
        return result != nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }

    /// All zeros for nil, as Objective-C gives.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        if let result { return result }
        return withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { memory in
            memset(memory.baseAddress!, 0, MemoryLayout<Self>.size)
            return memory[0]
        }
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
    public typealias _ObjectiveCType = NSValue
    public var _boxed: NSValue { NSValue(rect: self) }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
    public typealias _ObjectiveCType = NSValue
    public var _boxed: NSValue { NSValue(point: self) }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
    public typealias _ObjectiveCType = NSValue
    public var _boxed: NSValue { NSValue(size: self) }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
    public typealias _ObjectiveCType = NSValue
    public var _boxed: NSValue { NSValue(range: self) }
}
