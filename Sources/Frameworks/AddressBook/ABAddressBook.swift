@_exported import Foundation
import CoreFoundationTypes
import ObjCRuntime

public typealias ABRecordID = Int32
public typealias ABPropertyID = Int32
public typealias ABPersonCompositeNameFormat = UInt32
public typealias ABAddressBookRequestAccessCompletionHandler = (Bool, CFError?) -> Void

public enum ABAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// Named only: access is refused, there are no records.
public final class ABAddressBook: @unchecked Sendable {}
public final class ABRecord: @unchecked Sendable {}
public final class ABMultiValue: @unchecked Sendable {}
public typealias ABAddressBookRef = ABAddressBook
public typealias ABRecordRef = ABRecord
public typealias ABMultiValueRef = ABMultiValue

public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonMiddleNameProperty: ABPropertyID = 6
public let kABPersonOrganizationProperty: ABPropertyID = 10
public let kABPersonPhoneProperty: ABPropertyID = 3
public let kABPersonEmailProperty: ABPropertyID = 4
public let kABPersonAddressProperty: ABPropertyID = 5
public let kABPersonAddressStreetKey: CFString = "Street"
public let kABPersonAddressCityKey: CFString = "City"
public let kABPersonAddressStateKey: CFString = "State"
public let kABPersonAddressZIPKey: CFString = "ZIP"
public let kABPersonAddressCountryKey: CFString = "Country"
public let kABPersonAddressCountryCodeKey: CFString = "CountryCode"

public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus { .denied }
public func ABAddressBookCreateWithOptions(_ options: CFDictionary?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Unmanaged<ABAddressBook>! { .passRetained(ABAddressBook()) }
public func ABAddressBookRequestAccessWithCompletion(_ addressBook: ABAddressBook!, _ completion: ABAddressBookRequestAccessCompletionHandler!) {
    notImplemented("ABAddressBookRequestAccessWithCompletion")
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion?(false, nil) }
}
public func ABAddressBookGetPersonCount(_ addressBook: ABAddressBook!) -> Int { 0 }
public func ABAddressBookCopyArrayOfAllPeople(_ addressBook: ABAddressBook!) -> Unmanaged<NSArray>! { .passRetained([]) }
public func ABRecordCopyValue(_ record: ABRecord!, _ property: ABPropertyID) -> Unmanaged<AnyObject>! { nil }
public func ABRecordCopyCompositeName(_ record: ABRecord!) -> Unmanaged<NSString>! { nil }
public func ABRecordGetRecordID(_ record: ABRecord!) -> ABRecordID { -1 }
public func ABMultiValueGetCount(_ multiValue: ABMultiValue!) -> Int { 0 }
public func ABMultiValueCopyValueAtIndex(_ multiValue: ABMultiValue!, _ index: Int) -> Unmanaged<AnyObject>! { nil }
public func ABMultiValueCopyLabelAtIndex(_ multiValue: ABMultiValue!, _ index: Int) -> Unmanaged<NSString>! { nil }
public func ABPersonCreate() -> Unmanaged<ABRecord>! { .passRetained(ABRecord()) }
