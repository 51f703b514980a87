import Foundation

/// Attributed text of a nib: its characters, a list of attribute dictionaries, and runs of (length, dictionary).
@MainActor struct NibAttributedString {
    let decoder: UINibDecoder

    func make(_ index: Int) -> NSAttributedString {
        decoder.reading(index) {
            let text: String = decoder.object("NSString") ?? ""
            guard let runs: Data = decoder.object("NSAttributeInfo") else {
                return NSAttributedString(string: text, attributes: attributes(decoder.object("NSAttributes") ?? [:]))
            }
            let dictionaries: [[AnyHashable: Any]] = decoder.object("NSAttributes") ?? []
            return joined(text, Self.runs(runs), dictionaries)
        }
    }

    private func joined(_ text: String, _ runs: [(length: Int, index: Int)], _ dictionaries: [[AnyHashable: Any]]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        var location = 0
        for run in runs where dictionaries.indices.contains(run.index) {
            let range = NSRange(location: location, length: min(run.length, result.length - location))
            guard range.length > 0 else { break }
            result.addAttributes(attributes(dictionaries[run.index]), range: range)
            location += run.length
        }
        return result
    }

    private func attributes(_ dictionary: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
        Dictionary(dictionary.compactMap { key, value in (key as? String).map { (NSAttributedString.Key($0), value) } }) { first, _ in first }
    }

    /// Pairs of integers, seven bits a byte, least significant first, the high bit set on all but the last byte.
    static func runs(_ data: Data) -> [(length: Int, index: Int)] {
        var numbers: [Int] = []
        var value = 0, shift = 0
        for byte in data {
            value |= Int(byte & 0x7f) << shift
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            numbers.append(value)
            value = 0
            shift = 0
        }
        return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    }
}
