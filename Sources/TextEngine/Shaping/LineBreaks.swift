import CUnibreak
import Foundation

/// Where lines may end, by Unicode's rules.
enum LineBreaks {
    private static let ready: Void = init_linebreak()

    /// For each UTF-16 unit, whether a line may end after it.
    static func allowed(_ text: ArraySlice<UInt16>) -> [Bool] {
        _ = ready
        var kinds = [CChar](repeating: 0, count: text.count)
        withoutFlags(text).withUnsafeBufferPointer { set_linebreaks_utf16($0.baseAddress, $0.count, nil, &kinds) }
        // LINEBREAK_MUSTBREAK 0, ALLOWBREAK 1.
        return kinds.map { $0 <= 1 }
    }

    /// libunibreak 5.1 stops the program at regional indicators. A flag breaks as an ideograph does, so one stands in, with marks to its length.
    private static func withoutFlags(_ text: ArraySlice<UInt16>) -> [UInt16] {
        var units = Array(text), index = 0
        func isIndicator(_ place: Int) -> Bool { place + 1 < units.count && units[place] == 0xD83C && (0xDDE6...0xDDFF).contains(units[place + 1]) }
        while index < units.count {
            guard isIndicator(index) else { index += 1; continue }
            let length = isIndicator(index + 2) ? 4 : 2
            units[index] = 0x4E00
            for mark in 1..<length { units[index + mark] = 0x0301 }
            index += length
        }
        return units
    }
}
