extension DeviceCommand {
    /// Reads one line; nil where it holds nothing but blanks and a comment.
    /// - Throws: ``CommandError``, whose message says what is allowed at the place that is wrong.
    package init?(line: String) throws {
        let words = try CommandWords.of(line)
        guard let first = words.first else { return nil }
        guard !first.isQuoted, let form = CommandForm.named(first.text) else { throw CommandError(Self.unknown(first.text)) }
        var reader = ArgumentReader(form.name, words.dropFirst())
        self = try form.read(&reader)
        try reader.end(form)
    }

    private static func unknown(_ name: String) -> String {
        let meant = NearNames.of(name, among: CommandForm.all.map(\.name), count: 1).filter { NearNames.areNear(name, $0) }.map { " (\($0)?)" }.first ?? ""
        return "there is no command '\(name)'\(meant); the commands are \(CommandForm.namesForPeople)"
    }
}
