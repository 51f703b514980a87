import Foundation

/// A process in which one rule is broken, at one place or wherever the code obeys it. Debug builds only.
@usableFromInline package struct Mutant: Sendable, Equatable {
    package static let variable = "UNDERSTUDY_MUTANT"

    /// This process, if it is one. Read once.
    @usableFromInline package static let current = ProcessInfo.processInfo.environment[variable].flatMap(Mutant.init)

    package let rule: String
    /// Nil: every place.
    package let place: String?

    /// `A37`, or `A37@UIWindow+Showing.swift:22`.
    package init?(_ text: String) {
        let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
        guard let rule = parts.first else { return nil }
        (self.rule, place) = (rule, parts.count > 1 ? parts[1] : nil)
    }

    /// `file` as `#fileID` gives it.
    @usableFromInline package func breaks(_ rule: String, file: String, line: Int) -> Bool {
        guard rule == self.rule else { return false }
        guard let place else { return true }
        return place == "\(file.split(separator: "/").last ?? ""):\(line)"
    }
}
