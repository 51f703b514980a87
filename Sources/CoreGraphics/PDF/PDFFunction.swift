import Foundation

/// A function of one number (ISO 32000-1, 7.10): sampled, exponential or stitched of others. PostScript's are none of them.
indirect enum PDFFunction {
    case sampled(domain: [Double], range: [Double], decode: [Double], samples: [[Double]])
    case exponential(from: [Double], to: [Double], exponent: Double)
    case stitched([PDFFunction], domain: [Double], bounds: [Double], encode: [Double])
    /// One function a component.
    case each([PDFFunction])

    /// - Parameter depth: of functions within functions; a circle of them is none.
    init?(_ object: PDFObject?, _ file: PDFFile, depth: Int = 0) {
        guard depth < 4 else { return nil }
        let object = file.resolve(object)
        if let list = object.array {
            self = .each(list.prefix(16).compactMap { PDFFunction($0, file, depth: depth + 1) })
            return
        }
        guard let entries = object.dictionary, let kind = file.resolve(entries["FunctionType"]).number else { return nil }
        let given = file.numbers(entries["Domain"]), domain = given.count >= 2 && given[0] <= given[1] ? given : [0, 1]
        switch kind {
        case 0:
            guard let samples = Self.samples(object, entries, file) else { return nil }
            let range = file.numbers(entries["Range"]), decode = file.numbers(entries["Decode"])
            self = .sampled(domain: domain, range: range, decode: decode.isEmpty ? range : decode, samples: samples)
        case 2:
            let from = file.numbers(entries["C0"]), to = file.numbers(entries["C1"])
            self = .exponential(from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to, exponent: file.resolve(entries["N"]).number ?? 1)
        case 3:
            let parts = (file.resolve(entries["Functions"]).array ?? []).prefix(16).compactMap { PDFFunction($0, file, depth: depth + 1) }
            guard !parts.isEmpty else { return nil }
            self = .stitched(parts, domain: domain, bounds: file.numbers(entries["Bounds"]), encode: file.numbers(entries["Encode"]))
        default: return nil
        }
    }

    /// For each place of the input its components, from 0 to 1. Samples have 8 bits.
    private static func samples(_ object: PDFObject, _ entries: [String: PDFObject], _ file: PDFFile) -> [[Double]]? {
        let sizes = file.resolve(entries["Size"]).array ?? [], components = file.numbers(entries["Range"]).count / 2, bytes = file.contents(object)
        guard sizes.count == 1, let size = file.resolve(sizes[0]).integer, components > 0, file.resolve(entries["BitsPerSample"]).number == 8, size >= 1,
              size <= bytes.count, bytes.count >= size * components else { return nil }
        return (0..<size).map { place in (0..<components).map { Double(bytes[place * components + $0]) / 255 } }
    }

    func callAsFunction(_ input: Double) -> [Double] {
        switch self {
        case .each(let parts): return parts.flatMap { $0(input) }
        case .exponential(let from, let to, let exponent):
            let share = min(pow(min(max(input, 0), 1), exponent), 1)
            return zip(from, to).map { $0 + share * ($1 - $0) }
        case .sampled(let domain, _, let decode, let samples):
            let place = (min(max(input, domain[0]), domain[1]) - domain[0]) / max(domain[1] - domain[0], .ulpOfOne) * Double(samples.count - 1)
            let low = Int(place), high = min(low + 1, samples.count - 1), share = place - Double(low)
            return zip(samples[low], samples[high]).enumerated().map { number, pair in
                let value = pair.0 + share * (pair.1 - pair.0)
                return decode.count > 2 * number + 1 ? decode[2 * number] + value * (decode[2 * number + 1] - decode[2 * number]) : value
            }
        case .stitched(let parts, let domain, let bounds, let encode):
            let input = min(max(input, domain[0]), domain[1])
            let part = min(bounds.firstIndex { input < $0 } ?? bounds.count, parts.count - 1)
            let low = part == 0 ? domain[0] : bounds[part - 1], high = part < bounds.count ? bounds[part] : domain[1]
            let share = high > low ? (input - low) / (high - low) : 0
            let range = encode.count > 2 * part + 1 ? (encode[2 * part], encode[2 * part + 1]) : (0, 1)
            return parts[part](range.0 + share * (range.1 - range.0))
        }
    }
}
