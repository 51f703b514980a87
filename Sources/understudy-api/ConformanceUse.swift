/// A line of the client that asks a type for its superclass and for the conformances that its page lists.
struct ConformanceUse {
    let type: Declaration
    let superclass: String?

    /// What a client can ask for off Apple's systems.
    static let checkable = ["Equatable", "Hashable", "Comparable", "Sendable", "Encodable", "Decodable", "OptionSet", "RawRepresentable", "CaseIterable", "Identifiable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol", "CVarArg", "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"]

    /// Nil for what can't be asked: generic types conform where their arguments do, and a protocol isn't a type.
    var text: String? {
        guard type.kind != .protocol, !type.text.contains("<") else { return "func _exists(_ x: \(type.kind == .protocol ? "any " : "")\(type.type)) {}".replacingIf(type.text.contains("<"), with: "extension \(type.type) {}") }
        var asks = type.conforms.filter { Self.checkable.contains($0) }.map { "_conforms_\($0)(\(type.type).self)" }
        asks += type.conforms.filter { $0.hasPrefix("UI") || $0.hasPrefix("CA") }.map { "let _: any \($0) = x" }
        if type.kind == .class, let superclass { asks.append("let _: \(superclass) = x") }
        return "@MainActor func _type(_ x: \(type.type)) { \(asks.joined(separator: "; ")) }"
    }
}

extension String {
    fileprivate func replacingIf(_ condition: Bool, with other: String) -> String { condition ? other : self }
}
