import Foundation

// Darwin's socket addresses begin with their length, Linux's don't: setting it changes nothing, reading it gives the type's size.

extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }

    public init(sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr, sin_zero: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)) {
        self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: sin_zero)
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<Self>.size) }
        set {}
    }
}
