import Foundation
import LaunchRules

/// Lines for the developer, on standard error.
enum Log {
    /// `rule`: the one that gives the text.
    static func note(_ text: String, rule: StaticString? = nil, file: StaticString = #fileID, line: Int = #line) {
        if let rule, !holds(rule, file: file, line: line) { return }
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// Each text once.
    static func once(_ text: String) { CoreGraphics.Log.once(text) }
}
