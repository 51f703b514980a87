import Foundation
import NibArchive

/// Decodes the objects of a nib on demand, each once, and gives every object to whoever refers to it.
final class UINibDecoder: NSCoder, @unchecked Sendable {
    let nib: Nib
    let tables: NibTables
    /// What the placeholders stand for: owner, first responder, external objects.
    var proxies: [String: Any] = [:]
    /// Makes the controller of the scene instead of `init(coder:)` (E7).
    var creator: (object: Int, make: (NSCoder) -> UIViewController?)?

    private var current = 0
    /// By index in the archive: what was made, nil included.
    private var made: [Any??]
    private var underWay: Set<Int> = []
    /// Objects whose class was swapped for the app's own, for the trace.
    private(set) var order: [Int] = []

    @MainActor init(nib: Nib) {
        self.nib = nib
        tables = nib.tables
        made = Array(repeating: nil, count: nib.tables.archive.objects.count)
        super.init()
    }

    var archive: NibArchive { tables.archive }
    override var allowsKeyedCoding: Bool { true }

    // MARK: Objects

    /// The object at an index of the archive, made on first call.
    func object(at index: Int) -> Any? {
        if case .some(let known) = made[index] { return known }
        guard underWay.insert(index).inserted else {
            Log.note("nib \(nib.name): object \(index) (\(archive.className(of: index))) is asked for while it is made; it is nil there")
            return nil
        }
        let outer = current
        current = index
        let result = MainActor.assumeIsolated { UncheckedBox(recorded(index) { NibObjectFactory(decoder: self).make(index) }) }.value
        current = outer
        underWay.remove(index)
        if case .some(let known) = made[index] { return known }
        made[index] = .some(result)
        return result
    }

    @MainActor private func recorded(_ index: Int, _ make: () -> Any?) -> Any? {
        guard let record = NibRecord.current else { return make() }
        record.begin(index, in: tables)
        defer { record.end() }
        let result = make()
        if let object = result as? ObjCObject { record.made(object, from: index, in: tables) }
        return result
    }

    /// Makes an object known before its initializer has ended, so that what it decodes may refer to it.
    func adopt(_ object: AnyObject) {
        if case .none = made[current], underWay.contains(current) { made[current] = .some(object) }
    }

    /// Runs `body` with the keys of another object.
    func reading<T>(_ index: Int, _ body: () -> T) -> T {
        let outer = current
        current = index
        defer { current = outer }
        return body()
    }

    func value(_ key: String) -> NibValue? { tables.value(of: current, key) }

    // MARK: NSCoder

    override func containsValue(forKey key: String) -> Bool { value(key) != nil }

    override func decodeObject(forKey key: String) -> Any? {
        switch value(key) {
        case .object(let index)?: object(at: Int(index))
        case .null?, nil: nil
        case .data(let slice)?: Data(archive.bytes(slice))
        case .bool(let flag)?: NSNumber(value: flag)
        case let scalar?: scalar.number.map { NSNumber(value: $0) }
        }
    }

    override func decodeBool(forKey key: String) -> Bool { value(key)?.flag ?? false }
    override func decodeInteger(forKey key: String) -> Int { value(key)?.integer ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: value(key)?.integer ?? 0) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(value(key)?.integer ?? 0) }
    override func decodeFloat(forKey key: String) -> Float { Float(value(key)?.number ?? 0) }
    override func decodeDouble(forKey key: String) -> Double { value(key)?.number ?? 0 }

    func decodeBytes(forKey key: String, returnedLength lengthp: UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>? {
        guard case .data(let slice)? = value(key) else { return nil }
        let bytes = NSData(data: Data(archive.bytes(slice)))
        kept.append(bytes)
        lengthp?.pointee = bytes.length
        return bytes.bytes.assumingMemoryBound(to: UInt8.self)
    }

    private var kept: [NSData] = []

    /// The numbers of a point, size, rectangle, insets or transform.
    func geometry(_ key: String) -> [Double]? {
        guard case .data(let slice)? = value(key) else { return nil }
        return NibArchive.geometry(archive.bytes(slice))
    }

    func data(_ key: String) -> ArraySlice<UInt8>? {
        guard case .data(let slice)? = value(key) else { return nil }
        return archive.bytes(slice)
    }
}

/// Carries a value out of an isolation check.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
