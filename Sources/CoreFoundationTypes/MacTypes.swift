// `MacTypes.h`: results and four-character codes.
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
