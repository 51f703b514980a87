/// The version of a system or of Xcode, such as 12.4.
package struct VersionNumber: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// `12`, `12.4`, `12.4.1`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil && $0! >= 0 }) else { return nil }
        self.init(parts[0]!, parts.count > 1 ? parts[1]! : 0)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (a: VersionNumber, b: VersionNumber) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
