import Foundation
import ObjCRuntime

open class HKSource: ObjCObject, @unchecked Sendable {
    public let name: String, bundleIdentifier: String
    init(_ name: String, _ identifier: String) { (self.name, bundleIdentifier) = (name, identifier); super.init() }
    open class func `default`() -> HKSource { HKSource(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "", Bundle.main.bundleIdentifier ?? "") }
}
open class HKDevice: ObjCObject, @unchecked Sendable {
    private static let device = HKDevice()
    open class func local() -> HKDevice { device }
    open var name: String? { nil }
}

open class HKObject: ObjCObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    open var source: HKSource { .default() }
    open var device: HKDevice? { nil }
    init(metadata: [String: Any]?) { self.metadata = metadata; super.init() }
}

open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType, startDate: Date, endDate: Date
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) { (sampleType, startDate, endDate) = (type, start, end); super.init(metadata: metadata) }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType, quantity: HKQuantity
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType, value: Int
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, metadata)
    }
}

/// Samples that belong together, as the two of a blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType, objects: Set<HKSample>
    public init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]? = nil) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, metadata)
    }
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]? = nil) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, metadata: metadata)
    }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType.isEqual(objectType) } }
}

public enum HKWorkoutActivityType: UInt, Sendable { case cycling = 13, functionalStrengthTraining = 20, hiking = 24, running = 37, swimming = 46, traditionalStrengthTraining = 50, walking = 52, yoga = 57, highIntensityIntervalTraining = 63, other = 3000 }

open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?
    public init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil) {
        (workoutActivityType, self.duration, self.totalEnergyBurned, self.totalDistance) = (activityType, duration > 0 ? duration : endDate.timeIntervalSince(startDate), totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
    }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM; public static var asleep: Self { .asleepUnspecified } }
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKObjectQueryNoLimit = 0
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
