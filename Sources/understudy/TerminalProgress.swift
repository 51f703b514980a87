import AppBuilder
import Foundation

/// Progress as one line that changes on a terminal, as plain lines elsewhere. All of it goes to standard error.
final class TerminalProgress: BuildProgress, @unchecked Sendable {
    private let onTerminal = isatty(2) != 0
    private let lock = NSLock()
    private var lastStep = ""
    private var lineIsOpen = false

    func step(_ text: String, file: Int?, of count: Int?) {
        lock.withLock {
            if onTerminal {
                let counted = file.flatMap { file in count.map { "\(text) (\(file) of \($0))" } } ?? text
                write("\r\u{1b}[2K\(counted)")
                lineIsOpen = true
            } else if text != lastStep {
                write("\(count.map { "\(text) (\($0) files)" } ?? text)\n")
            }
            lastStep = text
        }
    }

    func diagnostic(_ text: String) {
        lock.withLock {
            closeLine()
            write(text + "\n")
        }
    }

    /// Ends the changing line, so that others can write.
    func done() { lock.withLock { closeLine() } }

    private func closeLine() {
        if lineIsOpen { write("\r\u{1b}[2K") }
        lineIsOpen = false
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
