import Foundation
import ObjCRuntime

public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}

public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8), cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}

/// Asks the store, which has no answer.
open class HKQuery: ObjCObject, @unchecked Sendable {
    private let failing: (any Error) -> Void
    init(_ failing: @escaping (any Error) -> Void) { self.failing = failing; super.init() }
    func fail() { failing(HKHealthStore.unavailable) }
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: true) }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        var own: HKSampleQuery?
        super.init { resultsHandler(own!, nil, $0); own = nil }
        own = self
    }
}

open class HKStatistics: ObjCObject, @unchecked Sendable {
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        var own: HKStatisticsQuery?
        super.init { handler(own!, nil, $0); own = nil }
        own = self
    }
}

open class HKStatisticsCollection: ObjCObject, @unchecked Sendable {
    open func statistics() -> [HKStatistics] { [] }
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func statistics(for date: Date) -> HKStatistics? { nil }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) {
        var own: HKStatisticsCollectionQuery?
        super.init { own?.initialResultsHandler?(own!, nil, $0); own = nil }
        own = self
    }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
    public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) {
        var own: HKObserverQuery?
        super.init { updateHandler(own!, {}, $0); own = nil }
        own = self
    }
}

open class HKQueryAnchor: ObjCObject, @unchecked Sendable { public init(fromValue value: Int) { super.init() } }
open class HKDeletedObject: ObjCObject, @unchecked Sendable { public let uuid = UUID() }

open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    open var updateHandler: ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void) {
        var own: HKAnchoredObjectQuery?
        super.init { handler(own!, nil, nil, nil, $0); own = nil }
        own = self
    }
}
