extension [String] {
    /// `a, b or c`.
    func joinedAsChoice() -> String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + last! }
}
