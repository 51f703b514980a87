import Foundation

/// A bar code of ASCII characters, after ISO/IEC 15417, set B.
enum Code128 {
    /// Widths of bars and spaces of each of the 107 symbols, in the order of the norm; the last one's seventh is drawn at the end.
    private static let widths = """
    212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212\
    322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321\
    331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212\
    124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232233111
    """

    /// True for each dark module; nil for other characters.
    static func bars(_ data: Data) -> [Bool]? {
        guard !data.isEmpty, data.allSatisfy({ (32..<127).contains($0) }) else { return nil }
        let values = data.map { Int($0) - 32 }
        let check = (104 + values.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }) % 103
        let digits = widths.filter(\.isNumber).map { $0.wholeNumberValue! }
        var modules: [Bool] = []
        for symbol in [104] + values + [check, 106] {
            for place in 0..<6 { modules += Array(repeating: place.isMultiple(of: 2), count: digits[symbol * 6 + place]) }
        }
        return modules + [true, true]
    }
}
