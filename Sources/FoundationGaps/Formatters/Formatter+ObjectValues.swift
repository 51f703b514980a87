import Foundation

/// What corelibs' formatters keep to themselves. Generic, so that a subclass may have methods of the same names: lowering takes `override` off them.
extension Formatter {
    /// The value of a text, by what kind of formatter it is; false where the text has none.
    public func getObjectValue<Text: StringProtocol>(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: Text, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        let text = String(string)
        let value: AnyObject? = switch self {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as Foundation.DateFormatter: formatter.date(from: text) as NSDate?
        default: nil
        }
        if value == nil { error?.pointee = "The value “\(text)” is invalid." as NSString }
        obj?.initialize(to: value)
        return value != nil
    }

    public func isPartialStringValid<Text: StringProtocol>(_ partialString: Text, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool { true }

    public func isPartialStringValid<Text: StringProtocol>(
        _ partialString: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange: NSRangePointer?, originalString: Text, originalSelectedRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
