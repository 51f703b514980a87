/// A release of iOS by its numbers: 12.3 is later than 12.1.4 and the same as 12.3.0.
struct SystemVersion: Comparable {
    private let numbers: [Int]

    /// Nil for text that isn't numbers with points between them.
    init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(part), number >= 0 else { return nil }
            numbers.append(number)
        }
        while numbers.last == 0 { numbers.removeLast() }
        self.numbers = numbers
    }

    static func < (a: SystemVersion, b: SystemVersion) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}
