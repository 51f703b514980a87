import Foundation

// Names of Darwin's C headers that Swift code uses as they are.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias Boolean = UInt8

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
public let noErr: OSStatus = 0

/// `math.h`: the greatest finite `Float`, which animations take for "without end".
public let HUGE: Float = .greatestFiniteMagnitude

public func NSAssert(_ condition: Bool, _ description: String) { assert(condition, description) }

public func arc4random_stir() {}

public struct mach_timebase_info: Sendable {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0
    public init() {}
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

public typealias mach_timebase_info_data_t = mach_timebase_info

extension mach_timebase_info {
    /// `mach_timebase_info(&info)`: ticks of `mach_absolute_time` are nanoseconds here.
    @discardableResult public init(_ info: inout mach_timebase_info) {
        self.init(numer: 1, denom: 1)
        info = self
    }
}

public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// `float.h`: the greatest finite `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// `pthread.h`: a number of 32 bits on iOS.
public let PTHREAD_MUTEX_NORMAL: Int32 = 0
public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

// `stdint.h`: those of its limits that Glibc writes with a cast or a suffix, which Swift doesn't import.
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let INTMAX_MIN = intmax_t.min
public let INTMAX_MAX = intmax_t.max
public let UINTMAX_MAX = uintmax_t.max
public let INT_FAST64_MIN = Int64.min
public let INT_FAST64_MAX = Int64.max
public let UINT_FAST64_MAX = UInt64.max
public let INT_LEAST64_MIN = Int64.min
public let INT_LEAST64_MAX = Int64.max
public let UINT_LEAST64_MAX = UInt64.max
