@_exported import Foundation

/// Where messages go: a subsystem and a category. Here that is standard error, one line a message.
public final class OSLog: NSObject, @unchecked Sendable {
    public let subsystem: String
    public let category: String
    let isEnabled: Bool

    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isEnabled) = (subsystem, category, true)
    }

    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    private init(disabled: Void) { (subsystem, category, isEnabled) = ("", "", false) }

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(disabled: ())

    public struct Category: Sendable {
        let rawValue: String
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Every type is: nothing decides for the reader what to leave out.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    public var signpostsEnabled: Bool { false }

    func write(_ type: OSLogType, _ text: String) {
        guard isEnabled(type: type) else { return }
        let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        FileHandle.standardError.write(Data("\(place)\(text)\n".utf8))
    }
}

public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)
}
