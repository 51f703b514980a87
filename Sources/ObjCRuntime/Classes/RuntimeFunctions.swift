import Foundation

// Looking at classes from outside, as far as glue knows them.

public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { cls.map { ObjCClass.of($0).action(sel) != nil } ?? false }
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { ClassNames.class(named: String(cString: name)) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { ClassNames.class(named: String(cString: name)) }
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { UnsafePointer(strdup(sel.name)!) }

/// Bytes of an instance: the runtime writes the number into a class's metadata, behind its superclass, flags and address point.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: 2 * MemoryLayout<Int>.size + 8, as: UInt32.self))
}
