import Foundation

/// Writes messages by level to one subsystem and category.
public struct Logger: @unchecked Sendable {
    private let logObject: OSLog

    public init(subsystem: String, category: String) { logObject = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { logObject = logObj }
    public init() { logObject = .default }

    public func log(_ message: OSLogMessage) { logObject.write(.default, message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { logObject.write(level, message.text) }
    public func trace(_ message: OSLogMessage) { logObject.write(.debug, message.text) }
    public func debug(_ message: OSLogMessage) { logObject.write(.debug, message.text) }
    public func info(_ message: OSLogMessage) { logObject.write(.info, message.text) }
    public func notice(_ message: OSLogMessage) { logObject.write(.default, message.text) }
    public func warning(_ message: OSLogMessage) { logObject.write(.error, message.text) }
    public func error(_ message: OSLogMessage) { logObject.write(.error, message.text) }
    public func critical(_ message: OSLogMessage) { logObject.write(.fault, message.text) }
    public func fault(_ message: OSLogMessage) { logObject.write(.fault, message.text) }
}

/// A message with values whose privacy, alignment and format the source may say.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public typealias StringInterpolation = OSLogInterpolation
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply("\(value())")
    }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply(value().map { "\($0)" } ?? "<nil>")
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(_ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply(format.apply(number()))
    }

    public mutating func appendInterpolation(_ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply(format.apply(number()))
    }

    public mutating func appendInterpolation(_ number: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply(format.apply(Double(number())))
    }
}

/// Who may read a value. A developer's own console shows them all.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var toTheRight = false

    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, toTheRight: true) }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, toTheRight: false) }

    func apply(_ text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns - text.count))
        return toTheRight ? padding + text : text + padding
    }
}

public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var uppercase = false
    private var minDigits = 0

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(minDigits: minDigits) }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, uppercase: uppercase)
    }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func apply<T: FixedWidthInteger>(_ number: T) -> String {
        let digits = String(number, radix: radix, uppercase: uppercase)
        return String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
    }
}

public struct OSLogFloatFormatting: Sendable {
    private var format = "%f"

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(precision)f") }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    public static func exponential(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(precision)e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

    func apply(_ number: Double) -> String { String(format: format, number) }
}
