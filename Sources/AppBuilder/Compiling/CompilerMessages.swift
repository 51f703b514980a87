import Foundation

/// Reads what `swiftc -parseable-output` says: a length on a line, then that many bytes of JSON, again and again.
struct CompilerMessages {
    private struct Message: Decodable {
        var kind: String
        var name: String
        var inputs: [String]?
        var output: String?
    }

    private let module: String
    private let files: Int
    private let progress: any BuildProgress
    private var buffer = Data()
    private var finished = 0
    private var shown: Set<String> = []
    /// Kept until all are known, so that they can be sorted by whose fault they are.
    private(set) var errors: [CompilerError] = []

    init(module: String, files: Int, progress: any BuildProgress) {
        self.module = module
        self.files = files
        self.progress = progress
    }

    mutating func take(_ piece: Data) {
        buffer += piece
        while let message = nextMessage() { show(message) }
    }

    /// Whatever follows the last message is plain text, from the driver itself.
    mutating func finish() {
        for line in String(decoding: buffer, as: UTF8.self).split(separator: "\n") { showDriverLine(String(line)) }
        buffer = Data()
    }

    /// That a command failed needs no saying beside what it said itself.
    private func showDriverLine(_ line: String) {
        if !line.isEmpty, !line.contains("command failed with exit code") { progress.diagnostic(line) }
    }

    private mutating func nextMessage() -> Message? {
        while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: buffer[..<end], as: UTF8.self)
            let body = buffer.index(after: end)
            guard let length = Int(line) else {
                showDriverLine(line)
                buffer = Data(buffer[body...])
                continue
            }
            guard buffer.distance(from: body, to: buffer.endIndex) >= length else { return nil }
            let json = Data(buffer[body..<(body + length)])
            buffer = Data(buffer[(body + length)...])
            if let message = try? JSONDecoder().decode(Message.self, from: json) { return message }
        }
        return nil
    }

    private mutating func show(_ message: Message) {
        showDiagnostics(in: message.output ?? "")
        guard message.kind == "finished", message.name == "compile" else { return }
        finished += 1
        progress.step("Compiling \(module)", file: min(finished, files), of: files)
    }

    /// Several jobs find the same fault: each is shown once, with the lines and notes that belong to it.
    private mutating func showDiagnostics(in output: String) {
        var current: [Substring] = []
        for line in output.split(separator: "\n") {
            if line.contains(": error: ") || line.contains(": warning: ") { flush(&current) }
            current.append(line)
        }
        flush(&current)
    }

    private mutating func flush(_ lines: inout [Substring]) {
        let text = lines.joined(separator: "\n")
        lines = []
        guard !text.isEmpty, shown.insert(text).inserted else { return }
        if let error = CompilerError(text) { errors.append(error) } else { progress.diagnostic(text) }
    }
}
