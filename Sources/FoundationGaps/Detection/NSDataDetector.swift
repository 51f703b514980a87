import Foundation
import ObjCRuntime

public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers, dates and addresses in a text.
///
/// Apple doesn't publish its rules. These are what its documentation names: addresses of the web and of mail with or without
/// a scheme, numbers of seven to fifteen digits with the usual marks, dates in common spellings, American street addresses.
///
/// On iOS it is a regular expression; corelibs' class can't be subclassed, so that it shares that one's calls only.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// Raw values of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes

    /// Throws where `checkingTypes` names nothing that can be detected.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        super.init()
        if DetectedKind.all.allSatisfy({ checkingTypes & $0.type.rawValue == 0 }) {
            throw NSError(domain: NSCocoaErrorDomain, code: 2048, userInfo: [NSLocalizedDescriptionKey: "The value is invalid."])
        }
    }

    private func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let found = DetectedKind.all.filter { checkingTypes & $0.type.rawValue != 0 }.flatMap { $0.results(in: text, range) }
        // Of those that overlap the longer counts, and of equal ones the kind that stands first.
        var kept: [NSTextCheckingResult] = []
        for result in found where !kept.contains(where: { NSIntersectionRange($0.range, result.range).length > 0 && $0.range.length >= result.range.length }) {
            kept.removeAll { NSIntersectionRange($0.range, result.range).length > 0 }
            kept.append(result)
        }
        return kept.sorted { $0.range.location < $1.range.location }
    }
}

extension NSDataDetector {
    public func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for result in results(in: string, range) where !stop.boolValue { block(result, [], &stop) }
    }

    public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { results(in: string, range) }
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { results(in: string, range).count }
    public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { results(in: string, range).first }
    public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
