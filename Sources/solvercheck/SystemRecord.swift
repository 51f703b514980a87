import Foundation
import LayoutSolver

/// A system of constraints and what the solver made of it, as one line of JSON for whoever checks it.
struct SystemRecord: Encodable {
    struct Row: Encodable {
        /// −1 at most zero, 0 zero, 1 at least zero.
        let relation: Int
        let strength: Double
        let constant: Double
        let variables: [Int]
        let coefficients: [Double]
    }

    struct Conflict: Encodable {
        /// Places in `rows`.
        let members: [Int]
        let broken: Int
    }

    let name: String
    /// Variables that may not be negative unless required rows make them.
    let nonNegative: [Bool]
    /// Values of variables known from outside, by their places.
    let fixed: [Double?]
    let rows: [Row]
    let conflicts: [Conflict]
    let values: [Double]
}
