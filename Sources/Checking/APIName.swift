/// One public declaration: `UIView.addSubview(_:)`.
package struct APIName: Sendable {
    package enum Kind: Character, Sendable {
        case `class` = "c", structure = "s", enumeration = "e", `protocol` = "p", alias = "t", associatedType = "n"
        case method = "m", staticMethod = "M", property = "v", staticProperty = "V", initializer = "i", `subscript` = "u", staticSubscript = "U"
        case enumCase = "k", function = "f", variable = "g", macro = "q"

        package var isType: Bool {
            switch self {
            case .class, .structure, .enumeration, .protocol, .alias, .associatedType: return true
            default: return false
            }
        }

        /// Reached by its type's name.
        package var isStatic: Bool { self == .staticMethod || self == .staticProperty || self == .staticSubscript || self == .enumCase }
        package var isCallable: Bool { self == .method || self == .staticMethod || self == .initializer || self == .function }
    }

    package let kind: Kind
    package let module: String
    package let path: String
    /// The declaration as the compiler prints it.
    package let declaration: String
    package let status: APIStatus
    /// A requirement without a default.
    package let isRequired: Bool
    package let inherited: [String]
    package let owner: String
    /// The last part of the path: `addSubview(_:)`.
    package let name: String
    /// The name without argument labels.
    package let baseName: String

    init(_ fields: [Substring]) {
        kind = fields[0].first.flatMap(Kind.init) ?? .method
        module = String(fields[1])
        path = String(fields[2])
        declaration = String(fields[3])
        status = APIStatus(rawValue: String(fields[4])) ?? .works
        isRequired = fields[5] == "required"
        inherited = kind.isType ? fields[5].split(separator: ",").map(String.init) : []
        let plain = fields[2].prefix { $0 != "(" }
        let dot = plain.lastIndex(of: ".")
        owner = dot.map { String(plain[..<$0]) } ?? ""
        name = String(dot.map { fields[2][fields[2].index(after: $0)...] } ?? fields[2])
        baseName = String(dot.map { plain[plain.index(after: $0)...] } ?? plain)
    }
}
