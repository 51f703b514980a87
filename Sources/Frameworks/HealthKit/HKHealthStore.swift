@_exported import Foundation
import ObjCRuntime

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
public enum HKBloodType: Int, Sendable { case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public let HKErrorDomain = "com.apple.healthkit"

/// Named only: as on a device without Health, no data is available.
open class HKHealthStore: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isHealthDataAvailable() -> Bool { false }
    static let unavailable = NSError(domain: HKErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "Health data is unavailable on this device"])

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        notImplemented("HKHealthStore.requestAuthorization(toShare:read:completion:)")
        DispatchQueue.global().async { completion(false, Self.unavailable) }
    }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { throw Self.unavailable }
    open func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void) { completion(.unknown, Self.unavailable) }
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { DispatchQueue.global().async { completion(false, Self.unavailable) } }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { DispatchQueue.global().async { completion(false, Self.unavailable) } }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { DispatchQueue.global().async { completion(false, Self.unavailable) } }
    open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.fail() } }
    open func stop(_ query: HKQuery) {}
    open func biologicalSex() throws -> HKBiologicalSexObject { throw Self.unavailable }
    open func bloodType() throws -> HKBloodTypeObject { throw Self.unavailable }
    open func dateOfBirth() throws -> Date { throw Self.unavailable }
    open func dateOfBirthComponents() throws -> DateComponents { throw Self.unavailable }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, Self.unavailable) }
    open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, Self.unavailable) }
}

open class HKBiologicalSexObject: ObjCObject, @unchecked Sendable { open var biologicalSex: HKBiologicalSex { .notSet } }
open class HKBloodTypeObject: ObjCObject, @unchecked Sendable { open var bloodType: HKBloodType { .notSet } }
