import Foundation

/// What iOS says in the console, and what isn't supported here: one line each, on standard error.
enum Log {
    static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
