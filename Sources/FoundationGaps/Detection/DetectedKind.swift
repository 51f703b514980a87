import Foundation

/// One kind of thing that a detector finds: where it may be, and what the words there mean.
struct DetectedKind {
    let type: NSTextCheckingResult.CheckingType
    let pattern: NSRegularExpression
    let meaning: (_ text: String, _ part: @escaping (Int) -> String?) -> Any?

    private init(_ type: NSTextCheckingResult.CheckingType, _ pattern: String, _ meaning: @escaping (String, @escaping (Int) -> String?) -> Any?) {
        (self.type, self.meaning) = (type, meaning)
        self.pattern = try! NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }

    func results(in text: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let whole = text as NSString
        return pattern.matches(in: text, range: range).compactMap { match in
            func part(_ index: Int) -> String? {
                let range = match.range(at: index)
                return range.location == NSNotFound ? nil : whole.substring(with: range)
            }
            return meaning(whole.substring(with: match.range), part).map { DetectedResult(type, match.range, $0) }
        }
    }

    nonisolated(unsafe) static let all = [link, address, phoneNumber, date]

    // MARK: Links

    private static let domains = "com|org|net|edu|gov|io|app|dev|info|co|me|tv|de|uk|fr|eu|it|es|nl|ch|at|jp|cn|in|ca|au|us|ru|br|se|no|pl"
    nonisolated(unsafe) private static let link = DetectedKind(
        .link, "\\b(?:[a-z][a-z0-9+.-]*://[^\\s<>\"]+[^\\s<>\".,;:!?'()\\[\\]]/?|mailto:[^\\s<>\"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+|(?:[a-z0-9-]+\\.)+(?:\(domains))\\b(?::\\d+)?(?:/(?:[^\\s<>\"]*[^\\s<>\".,;:!?'()\\[\\]])?)?)"
    ) { text, _ in
        if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
    }

    // MARK: Phone numbers

    nonisolated(unsafe) private static let phoneNumber = DetectedKind(.phoneNumber, "(?<![\\w.,-])\\+?(?:\\(\\d{1,4}\\)|\\d{1,4})(?:[ .\\-/]?(?:\\(\\d{1,4}\\)|\\d{2,5})){1,5}(?![\\w]|[.,-]\\d)") { text, _ in
        let digits = text.filter(\.isNumber).count
        let isDecimal = text.contains(".") && Double(text) != nil
        return (7...15).contains(digits) && !isDecimal ? text : nil
    }

    // MARK: Addresses

    private static let streets = "street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|loop|court|ct|place|pl|square|sq|way|parkway|pkwy|terrace|circle|cir"
    nonisolated(unsafe) private static let address = DetectedKind(
        .address, "\\b(\\d{1,6} (?:[a-z0-9.'-]+ ){1,4}(?:\(streets))\\b\\.?)(?:,? *\\n? *([a-z .'-]+?),? +([a-z]{2})(?: +(\\d{5}(?:-\\d{4})?))?\\b)?"
    ) { _, part in
        var found: [NSTextCheckingKey: String] = [:]
        for (index, key) in [NSTextCheckingKey.street, .city, .state, .zip].enumerated() { found[key] = part(index + 1)?.trimmingCharacters(in: .whitespaces) }
        return found
    }

    // MARK: Dates

    private static let months = "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
    private static let time = "(?:,? *(?:at +)?(\\d{1,2}):(\\d{2})(?::\\d{2})?(?: *([ap])\\.?m\\.?)?)?"
    nonisolated(unsafe) private static let date = DetectedKind(
        .date, "\\b(?:(today|tomorrow|yesterday|tonight)|(\\d{4})-(\\d{1,2})-(\\d{1,2})(?=[\\sT,.]|$)|(\\d{1,2})/(\\d{1,2})/(\\d{2,4})|(\(months))\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?|(\\d{1,2})(?:st|nd|rd|th)? (\(months))\\.?(?:,? (\\d{4}))?)\\b\(time)"
    ) { _, part in
        DetectedDate(part).date
    }
}
