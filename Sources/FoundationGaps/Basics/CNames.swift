/// Names of Darwin's C headers that Swift code uses as they are.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// `math.h`: the greatest finite `Float`, which animations take for "without end".
public let HUGE: Float = .greatestFiniteMagnitude
