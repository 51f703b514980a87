import Foundation

public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: CVarArg...) {
    log.write(type, LogFormat.text("\(message)", args))
}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: CVarArg...) {
    log.write(type, LogFormat.text("\(message)", args))
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message.text) }

enum LogFormat {
    /// `%{public}@` and `%{private,mask.hash}s` are `%@` and `%s` with a say on privacy, which a developer's own console ignores.
    static func text(_ format: String, _ arguments: [CVarArg]) -> String {
        var plain = ""
        var rest = format[...]
        while let percent = rest.range(of: "%{") {
            plain += rest[..<percent.lowerBound] + "%"
            rest = rest[percent.upperBound...].drop { $0 != "}" }.dropFirst()
        }
        plain += rest
        return arguments.isEmpty ? plain.replacingOccurrences(of: "%%", with: "%") : String(format: plain, arguments: arguments)
    }
}

// MARK: Signposts: measured by Instruments, which isn't here; they cost nothing.

public struct OSSignpostID: Equatable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(_ value: UInt64) { rawValue = value }
    public init(log: OSLog) { self = .exclusive }
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(UInt64.max)
    public static let null = OSSignpostID(0)
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
public func os_signpost(_ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...) {}
