import Foundation

/// How often a block is measured, and which part of it.
open class XCTMeasureOptions: NSObject, NSCopying, @unchecked Sendable {
    public struct InvocationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block says itself where it begins and ends, by `startMeasuring()` and `stopMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    open var invocationOptions: InvocationOptions = []
    open var iterationCount = 5

    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = XCTMeasureOptions()
        (copy.invocationOptions, copy.iterationCount) = (invocationOptions, iterationCount)
        return copy
    }
}
