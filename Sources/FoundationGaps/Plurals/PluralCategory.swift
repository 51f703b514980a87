/// The classes of numbers that languages write differently. Source: Unicode's CLDR, plural rules for cardinals.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    static func of(_ value: Double, language: String) -> PluralCategory {
        let number = Int(abs(value)), isWhole = Double(number) == abs(value)
        let (tens, hundreds) = (number % 10, number % 100)
        let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km": return .other
        case "fr", "pt", "hy": return number < 2 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am": return abs(value) <= 1 ? .one : .other
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard isWhole else { return .other }
            if tens == 1, hundreds != 11 { return .one }
            return isFew ? .few : ["sr", "hr", "bs"].contains(language) ? .other : .many
        case "pl": return !isWhole ? .other : number == 1 ? .one : isFew ? .few : .many
        case "cs", "sk": return !isWhole ? .many : number == 1 ? .one : (2...4).contains(number) ? .few : .other
        case "sl": return !isWhole ? .few : hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
        case "ro": return isWhole && number == 1 ? .one : !isWhole || number == 0 || (1...19).contains(hundreds) ? .few : .other
        case "lt": return !isWhole ? .many : tens == 1 && hundreds != 11 ? .one : (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
        case "lv": return tens == 0 || (11...19).contains(hundreds) ? .zero : tens == 1 ? .one : .other
        case "he", "iw": return isWhole && number == 1 ? .one : isWhole && number == 2 ? .two : .other
        case "ar": return !isWhole ? .other : number < 3 ? [.zero, .one, .two][number] : (3...10).contains(hundreds) ? .few : hundreds > 10 ? .many : .other
        case "tr", "hu", "ka", "kk", "es", "el", "bg", "da", "no", "nb": return abs(value) == 1 ? .one : .other
        default: return isWhole && number == 1 ? .one : .other
        }
    }
}
