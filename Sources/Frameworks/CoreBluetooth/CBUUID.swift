import Foundation
import ObjCRuntime

/// A number of 2, 4 or 16 bytes for a service or a characteristic.
open class CBUUID: ObjCObject, @unchecked Sendable {
    public let data: Data
    public init(data theData: Data) { data = theData; super.init() }
    public convenience init(string theString: String) {
        let digits = theString.filter(\.isHexDigit)
        var bytes: [UInt8] = []
        var rest = Substring(digits)
        while rest.count >= 2 {
            bytes.append(UInt8(rest.prefix(2), radix: 16)!)
            rest = rest.dropFirst(2)
        }
        self.init(data: Data(bytes))
    }
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    open var uuidString: String {
        let text = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return text }
        let parts = [8, 4, 4, 4, 12]
        var rest = Substring(text)
        return parts.map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }.joined(separator: "-")
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
}
