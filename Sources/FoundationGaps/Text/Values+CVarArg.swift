import Foundation

// Values that bridge to objects, and by that to arguments of a format on iOS.

private func argument(_ text: String) -> [Int] { (NSString(string: text) as NSObject)._cVarArgEncoding }

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { NSArray(array: self)._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { NSDictionary(dictionary: self)._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { NSSet(set: self)._cVarArgEncoding }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(uuidString) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { NSData(data: self)._cVarArgEncoding }
}

extension Decimal: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}

extension IndexPath: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { argument(description) }
}

/// What `value as CVarArg` means on iOS, where every value bridges to an object.
public func _cVarArg(_ value: Any) -> any CVarArg {
    if let argument = value as? any CVarArg { return argument }
    if let error = value as? any Error { return error as NSError }
    return NSString(string: String(describing: value))
}
