/// Commands with the lines that they stand on.
package struct DeviceScript: Equatable, Sendable {
    package struct Line: Equatable, Sendable {
        /// From 1.
        package var number: Int
        package var text: String
        package var command: DeviceCommand
    }

    /// As messages name it.
    package let name: String
    package let lines: [Line]

    /// - Parameter name: the file's, or what stands for it.
    /// - Throws: ``CommandError`` for the first line that is wrong, as `NAME:LINE: …`.
    package init(_ text: String, name: String) throws {
        self.name = name
        lines = try text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().compactMap { index, text in
            do {
                return try DeviceCommand(line: String(text)).map { Line(number: index + 1, text: String(text), command: $0) }
            } catch let error as CommandError {
                throw CommandError(Self.message(error.message, at: index + 1, of: name))
            }
        }
        if let last = lines.last, case .after = last.command { throw CommandError(message("there is no command after it that it could look at", at: last)) }
    }

    /// `NAME:LINE: …`, which editors jump to.
    package func message(_ text: String, at line: Line) -> String { Self.message(text, at: line.number, of: name) }

    private static func message(_ text: String, at line: Int, of name: String) -> String { "\(name):\(line): \(text)" }
}
