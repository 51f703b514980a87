import Foundation

/// Joins items as a sentence does: `a, b, and c`. English only.
open class ListFormatter: Formatter {
    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and " + strings.last!
        }
    }

    open func string(from items: [Any]) -> String? { Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" }) }
}
