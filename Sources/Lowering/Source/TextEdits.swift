/// Changes to a text, by UTF-8 offset. Lines stay where they are: whatever replaces text has the line ends of what it replaces.
struct TextEdits {
    private struct Edit {
        let range: Range<Int>, text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

    mutating func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }

    /// Leaves spaces, so that columns after it keep their numbers.
    mutating func blank(_ range: Range<Int>) { edits.append(Edit(range: range, text: "\0")) }

    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + edits.count * 32)
        var position = 0
        for (_, edit) in edits.enumerated().sorted(by: { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }) {
            // An edit inside what another one has already replaced has nothing left to change.
            guard edit.range.lowerBound >= position else { continue }
            result += bytes[position..<edit.range.lowerBound]
            let newLine = UInt8(ascii: "\n")
            if edit.text == "\0" {
                result += bytes[edit.range].map { $0 == newLine ? newLine : UInt8(ascii: " ") }
            } else {
                result += edit.text.utf8
                let lost = bytes[edit.range].count { $0 == newLine } - edit.text.utf8.count { $0 == newLine }
                if lost > 0 { result += Array(repeating: newLine, count: lost) }
            }
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return result
    }
}
