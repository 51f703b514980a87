import Foundation
import Synchronization
import _FoundationICU

/// Where lines may end: by Unicode's rules, and in Thai and scripts like it, which have no spaces, by words. ICU's answers, as iOS asks
/// it too; this one comes with Foundation.
enum LineBreaks {
    /// An iterator of ICU's. Making one takes longer than most texts.
    private struct Breaker: ~Copyable {
        let iterator: OpaquePointer?

        init() {
            var status = U_ZERO_ERROR
            iterator = swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status)
        }

        deinit { swift_ubrk_close(iterator) }
    }

    private static let breaker = Mutex(Breaker())

    /// For each UTF-16 unit, whether a line may end after it.
    static func allowed(_ text: ArraySlice<UInt16>) -> [Bool] {
        var isAllowed = [Bool](repeating: false, count: text.count)
        breaker.withLock { breaker in
            text.withUnsafeBufferPointer { units in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(breaker.iterator, units.baseAddress, Int32(units.count), &status)
                while case let end = swift_ubrk_next(breaker.iterator), end > 0 { isAllowed[Int(end) - 1] = true }
            }
        }
        return isAllowed
    }
}
