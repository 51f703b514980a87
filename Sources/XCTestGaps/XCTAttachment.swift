import Foundation

/// Data from a test, kept with its result. Kept nowhere here: a test may make and add one.
open class XCTAttachment: NSObject, @unchecked Sendable {
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    open private(set) var uniformTypeIdentifier: String
    public let payload: Data

    public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload ?? Data()
        self.userInfo = userInfo
    }

    public convenience init(data payload: Data) { self.init(uniformTypeIdentifier: nil, name: nil, payload: payload) }

    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// - Throws: nothing; what can't be read is an empty attachment.
    public convenience init(contentsOfFile url: URL) {
        self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }
}
