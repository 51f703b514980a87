import Foundation
import NibArchive

/// One file's objects, keys and values, as text and as JSON.
struct NibReport: Encodable {
    let name: String
    let format: String
    var coderVersion: UInt32?
    var objects: [Object]?
    /// Nibs inside, such as those of prototype cells, with the number of the object that holds their bytes.
    var nested: [NibReport] = []
    /// An Info.plist's contents.
    var properties: [String: String]?
    private let dump: String

    struct Object: Encodable {
        let number: Int
        let className: String
        let values: [Value]
    }

    struct Value: Encodable {
        let key: String
        let type: String
        let value: String
        /// The object that is referred to.
        var object: Int?
    }

    private enum CodingKeys: String, CodingKey { case name, format, coderVersion, objects, nested, properties }

    /// - Throws: what can't be read of the file, with the byte at which reading stopped.
    static func read(_ file: NibFiles.File) throws -> NibReport {
        let bytes = Array(try Data(contentsOf: file.url))
        return file.url.pathExtension == "plist" ? try NibReport(name: file.name, plist: bytes) : try NibReport(name: file.name, bytes)
    }

    private init(name: String, plist bytes: [UInt8]) throws {
        let plist = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any] ?? [:]
        let found = plist.mapValues { "\($0)" }
        self.name = name
        format = "property list"
        properties = found
        dump = found.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)\n" }.joined()
    }

    init(name: String, _ bytes: [UInt8]) throws(NibError) {
        let archive = try NibArchive(nib: bytes)
        let isKeyed = BinaryPropertyList.isPropertyList(bytes)
        self.name = name
        format = isKeyed ? "keyed archive" : "NIBArchive"
        coderVersion = isKeyed ? nil : archive.coderVersion
        dump = archive.dump()
        objects = archive.objects.indices.map { index in
            Object(number: index, className: archive.className(of: index), values: archive.entries(of: index).map { entry in
                Value(key: archive.keyName(entry), type: entry.value.typeName, value: archive.describe(entry.value), object: entry.value.reference)
            })
        }
        for index in archive.objects.indices where archive.className(of: index) == "NSData" {
            guard case .data(let slice)? = archive.value(of: index, key: "NS.bytes"), NibArchive.isArchive(archive.bytes(slice)) else { continue }
            nested.append(try NibReport(name: "\(name)#\(index)", Array(archive.bytes(slice))))
        }
    }

    var text: String {
        let count = objects.map { ", \($0.count) objects" } ?? ""
        let coder = coderVersion.map { ", coder \($0)" } ?? ""
        return "== \(name): \(format)\(coder)\(count)\n\(dump)" + nested.map { "\n" + $0.text }.joined()
    }
}
