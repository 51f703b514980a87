import CPNG
import Foundation

/// The objects of a PDF file, found by reading it from front to back: a broken cross-reference table doesn't matter.
final class PDFFile {
    private let bytes: [UInt8]
    private var objects: [Int: PDFObject] = [:]
    private(set) var pages: [[String: PDFObject]] = []
    private var visited: Set<Int> = []

    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        findObjects()
        for object in Array(objects.values) { unpack(object) }
        guard let catalog = objects.values.first(where: { $0.dictionary?["Type"]?.name == "Catalog" })?.dictionary else { return nil }
        addPages(catalog["Pages"], inherited: [:], depth: 0)
        guard !pages.isEmpty else { return nil }
    }

    func resolve(_ object: PDFObject?) -> PDFObject {
        var found = object ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = found else { return found }
            found = objects[number] ?? .null
        }
        return .null
    }

    func numbers(_ object: PDFObject?) -> [Double] { (resolve(object).array ?? []).compactMap { resolve($0).number } }

    /// `12 0 obj`
    private func findObjects() {
        let word = Array("obj".utf8)
        var at = 0
        while at + 3 < bytes.count {
            guard bytes[at] == word[0], bytes[at + 1] == word[1], bytes[at + 2] == word[2], let number = numberBefore(at) else { at += 1; continue }
            var lexer = PDFLexer(bytes, at: at + 3)
            if let object = lexer.next() {
                objects[number] = object
                if case .stream(let entries, let range) = object {
                    let end = endOfStream(from: range.lowerBound, entries)
                    objects[number] = .stream(entries, range.lowerBound..<end)
                    lexer.at = end
                }
            }
            at = max(lexer.at, at + 3)
        }
    }

    private func numberBefore(_ place: Int) -> Int? {
        var at = place - 1
        let skip = { while at >= 0, self.bytes[at] == 0x20 || (0x09...0x0D).contains(self.bytes[at]) { at -= 1 } }
        let digits = { () -> Int? in
            let end = at + 1
            while at >= 0, (0x30...0x39).contains(self.bytes[at]) { at -= 1 }
            return Int(String(decoding: self.bytes[at + 1..<end], as: UTF8.self))
        }
        skip()
        guard digits() != nil else { return nil }
        skip()
        return digits()
    }

    private func endOfStream(from start: Int, _ entries: [String: PDFObject]) -> Int {
        if let length = entries["Length"]?.integer, length >= 0, start + length <= bytes.count { return start + length }
        let word = Array("endstream".utf8)
        var at = start
        while at + word.count <= bytes.count {
            if bytes[at] == word[0], Array(bytes[at..<at + word.count]) == word { return at }
            at += 1
        }
        return bytes.count
    }

    /// The bytes of a stream, unpacked; empty for a kind of packing that isn't known.
    func contents(_ object: PDFObject) -> [UInt8] {
        guard case .stream(let entries, let range) = object else { return [] }
        let packed = Array(bytes[range]), names = filters(entries)
        // JPEG data is left to the reader of JPEG files.
        if names.isEmpty || names == ["DCTDecode"] { return packed }
        guard names == ["FlateDecode"] else { return [] }
        var count = 0
        guard let unpacked = understudy_inflate(packed, packed.count, &count) else { return [] }
        defer { free(unpacked) }
        return Array(UnsafeBufferPointer(start: unpacked, count: count))
    }

    func filters(_ entries: [String: PDFObject]) -> [String] {
        let filter = resolve(entries["Filter"])
        return filter.array?.compactMap { resolve($0).name } ?? filter.name.map { [$0] } ?? []
    }

    /// Objects within an object stream.
    private func unpack(_ object: PDFObject) {
        guard let entries = object.dictionary, entries["Type"]?.name == "ObjStm", let count = resolve(entries["N"]).integer, let first = resolve(entries["First"]).integer else { return }
        let content = contents(object)
        var lexer = PDFLexer(content), places: [(Int, Int)] = []
        for _ in 0..<max(count, 0) {
            guard let number = lexer.next()?.integer, let offset = lexer.next()?.integer else { return }
            places.append((number, offset + first))
        }
        for (number, offset) in places where content.indices.contains(offset) && objects[number] == nil {
            var reader = PDFLexer(content, at: offset)
            // A stream can't lie within another: its place would be one in this.
            if let object = reader.next(), object.range == nil { objects[number] = object }
        }
    }

    private func addPages(_ node: PDFObject?, inherited: [String: PDFObject], depth: Int) {
        // A page stands in the tree once: what is met again goes in a circle.
        if case .reference(let number)? = node, !visited.insert(number).inserted { return }
        guard depth < 32, let entries = resolve(node).dictionary else { return }
        let own = inherited.merging(entries) { $1 }
        guard let kids = resolve(entries["Kids"]).array else {
            pages.append(own)
            return
        }
        let passed = own.filter { ["MediaBox", "CropBox", "Resources", "Rotate"].contains($0.key) }
        for kid in kids { addPages(kid, inherited: passed, depth: depth + 1) }
    }
}
