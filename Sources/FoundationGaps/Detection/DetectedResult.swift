import Foundation
import ObjCRuntime

/// What a detector found, and what it means.
final class DetectedResult: NSTextCheckingResult, @unchecked Sendable {
    private let place: NSRange
    private let kind: NSTextCheckingResult.CheckingType
    let meaning: Any

    init(_ kind: NSTextCheckingResult.CheckingType, _ range: NSRange, _ meaning: Any) {
        (self.kind, place, self.meaning) = (kind, range, meaning)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { kind }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var numberOfRanges: Int { 1 }
}

public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "Name"), jobTitle = Self(rawValue: "JobTitle"), organization = Self(rawValue: "Organization")
    public static let street = Self(rawValue: "Street"), city = Self(rawValue: "City"), state = Self(rawValue: "State"), zip = Self(rawValue: "ZIP")
    public static let country = Self(rawValue: "Country"), phone = Self(rawValue: "Phone"), airline = Self(rawValue: "Airline"), flight = Self(rawValue: "Flight")
}

extension NSTextCheckingResult {
    private var found: Any? { (self as? DetectedResult)?.meaning }
    public var url: URL? { found as? URL }
    public var phoneNumber: String? { found as? String }
    public var date: Date? { found as? Date }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
    public var addressComponents: [NSTextCheckingKey: String]? { found as? [NSTextCheckingKey: String] }
    public var components: [NSTextCheckingKey: String]? { addressComponents }
}
