import CUnibreak
import Foundation

/// Where lines may end, by Unicode's rules.
enum LineBreaks {
    private static let ready: Void = init_linebreak()

    /// For each UTF-16 unit, whether a line may end after it.
    static func allowed(_ text: ArraySlice<UInt16>) -> [Bool] {
        _ = ready
        var kinds = [CChar](repeating: 0, count: text.count)
        text.withUnsafeBufferPointer { set_linebreaks_utf16($0.baseAddress, $0.count, nil, &kinds) }
        // LINEBREAK_MUSTBREAK 0, ALLOWBREAK 1.
        return kinds.map { $0 <= 1 }
    }
}
