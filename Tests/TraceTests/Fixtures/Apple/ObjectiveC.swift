// What of the Objective-C runtime's documented interface the probe calls, for the type checker.
public typealias Selector = OpaquePointer
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public enum objc_AssociationPolicy { case OBJC_ASSOCIATION_COPY_NONATOMIC }
public func objc_copyImageNames(_ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<UnsafePointer<CChar>> { fatalError() }
public func objc_copyClassNamesForImage(_ image: UnsafePointer<CChar>, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<UnsafePointer<CChar>>? { nil }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { nil }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func class_getImageName(_ type: AnyClass?) -> UnsafePointer<CChar>? { nil }
public func class_copyMethodList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? { nil }
public func method_getName(_ method: Method) -> Selector { fatalError() }
public func method_getImplementation(_ method: Method) -> IMP { fatalError() }
@discardableResult public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { fatalError() }
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> { fatalError() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { fatalError() }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {}
