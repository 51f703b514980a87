/// What an entry of a `NibNode` holds. Integers take the narrowest width when archived.
package enum NibField: BitwiseCopyable {
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Bytes that stay where they are until the graph is archived.
    case data(Text)
    /// A point or size, and a rectangle or insets, as UIKit archives them: a type byte and 64-bit components.
    case pair(Double, Double)
    case quad(Double, Double, Double, Double)
    case null
    case object(NibNode)

    /// A number as a double.
    var number: Double? {
        switch self {
        case .int(let n): Double(n)
        case .float(let x): Double(x)
        case .double(let x): x
        case .bool, .data, .pair, .quad, .null, .object: nil
        }
    }

    package var object: NibNode? {
        if case .object(let node) = self { node } else { nil }
    }
}
