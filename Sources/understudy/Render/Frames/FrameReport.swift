import Foundation
import InterfaceBuilder
import Viewing

/// The frames that layout gave beside those that Interface Builder wrote.
struct FrameReport {
    private let path: String
    private let frames: DocumentFrames
    private var compared: [ComparedFrame] = []
    private var leftOut: [FrameOutline.Exception: Int] = [:]

    init(_ path: String, _ frames: DocumentFrames) { (self.path, self.frames) = (path, frames) }

    /// - Parameter measured: nil for a scene that couldn't be shown: none of its frames is right.
    mutating func add(_ scene: String, _ measured: [MeasuredFrame]?) {
        let known = Dictionary((measured ?? []).map { ($0.id, $0) }) { first, _ in first }
        for frame in frames.scenes[scene] ?? [] {
            if let exception = frame.exception { leftOut[exception, default: 0] += 1 } else { compared.append(ComparedFrame(expected: frame, found: known[frame.id])) }
        }
    }

    private var onText: [ComparedFrame] { compared.filter(\.hangsOnText) }
    private var others: [ComparedFrame] { compared.filter { !$0.hangsOnText } }
    private var off: [ComparedFrame] { compared.filter { !$0.isWithin } }

    // MARK: Text

    var text: String {
        guard frames.isOfDevice else { return "\(path): not checked: it wasn't saved on a canvas with a device (toolsVersion \(frames.toolsVersion))" }
        let left = leftOut.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
        let sum = compared.count + leftOut.values.reduce(0, +)
        return (off.map { "\(path):\($0.text)" } + [
            "\(path): \(sum) frames, \(sum - compared.count) left out\(left.isEmpty ? "" : " (\(left))"); within half a point "
                + "\(Self.share(compared)); hanging on text \(Self.share(onText)); others \(Self.share(others))",
        ]).joined(separator: "\n")
    }

    private static func share(_ frames: [ComparedFrame]) -> String {
        let within = frames.filter(\.isWithin).count
        return "\(within) of \(frames.count)" + (frames.isEmpty ? "" : " (\(String(format: "%.1f", 100 * Double(within) / Double(frames.count))) %)")
    }

    // MARK: JSON

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let record = Record(
            path: path, checked: frames.isOfDevice, all: compared.count + leftOut.values.reduce(0, +),
            leftOut: Dictionary(uniqueKeysWithValues: leftOut.map { ($0.key.rawValue, $0.value) }),
            compared: Count(compared), hangingOnText: Count(onText), others: Count(others), off: off.map(\.record))
        return (try? encoder.encode(record)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private struct Count: Encodable {
        let all: Int, within: Int
        init(_ frames: [ComparedFrame]) { (all, within) = (frames.count, frames.filter(\.isWithin).count) }
    }

    private struct Record: Encodable {
        let path: String
        let checked: Bool
        let all: Int
        let leftOut: [String: Int]
        let compared: Count, hangingOnText: Count, others: Count
        let off: [ComparedFrame.Record]
    }
}
