import XCTest

/// Must-precede pairs: of `A < B < C` each comes before the next one. `A#2` is the second `A`.
func expectOrder(_ order: String, in log: [String], file: StaticString = #filePath, line: UInt = #line) {
    let names = order.components(separatedBy: " < ")
    func place(_ name: String) -> Int? {
        let parts = name.components(separatedBy: "#"), nth = parts.count > 1 ? Int(parts[1])! : 1
        return log.indices.filter { log[$0] == parts[0] }.dropFirst(nth - 1).first
    }
    for name in names where place(name) == nil { XCTFail("\(name) is missing in \(log)", file: file, line: line) }
    for (first, second) in zip(names, names.dropFirst()) {
        if let one = place(first), let other = place(second), one > other { XCTFail("\(second) comes before \(first) in \(log)", file: file, line: line) }
    }
}
