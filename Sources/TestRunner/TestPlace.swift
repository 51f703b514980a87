/// Where a test is declared, in the user's own file.
struct TestPlace: Sendable {
    let file: String
    let line: Int
}
