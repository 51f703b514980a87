/// Objective-C's "out" argument: there is no autorelease here, and a pointer is a pointer.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
