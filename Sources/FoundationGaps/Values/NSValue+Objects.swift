import Foundation

extension NSValue {
    /// Stands for an object without keeping it: for keys of dictionaries.
    public convenience init(nonretainedObject anObject: Any?) {
        var address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
        self.init(bytes: &address, objCType: "Q")
    }

    public var nonretainedObjectValue: Any? {
        var address: UnsafeRawPointer?
        getValue(&address)
        return address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
