import Foundation

// Looking at classes from outside, as far as glue knows them.

public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool { cls.map { ObjCClass.of($0).action(sel) != nil } ?? false }
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { ClassNames.class(named: String(cString: name)) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { ClassNames.class(named: String(cString: name)) }
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { UnsafePointer(strdup(sel.name)!) }
