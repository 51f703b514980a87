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
        let text = String(decoding: buffer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if !text.isEmpty { progress.diagnostic(text) }
        buffer = Data()
    }

    private mutating func nextMessage() -> Message? {
        while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: buffer[..<end], as: UTF8.self)
            let body = buffer.index(after: end)
            guard let length = Int(line) else {
                if !line.isEmpty { progress.diagnostic(line) }
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

    /// A batch repeats its diagnostics for each of its files; they are shown once.
    private mutating func show(_ message: Message) {
        if let output = message.output?.trimmingCharacters(in: .newlines), !output.isEmpty, shown.insert(output).inserted {
            progress.diagnostic(output)
        }
        guard message.kind == "finished", message.name == "compile" else { return }
        finished += 1
        progress.step("Compiling \(module)", file: min(finished, files), of: files)
    }
}
