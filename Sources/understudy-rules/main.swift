import Foundation

// understudy-rules mutants [RULE…]   breaks each rule wherever the code obeys it, runs its tests; writes API/mutants.tsv and the page
// understudy-rules page              writes Documentation/LaunchRules.md
// understudy-rules check             exit 1 and a line each: tags without a rule, tables and page that are out of date

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String, _ status: Int32 = 2) -> Never {
    FileHandle.standardError.write(Data("understudy-rules: \(message)\n".utf8))
    exit(status)
}

do {
    var book = try RuleBook(root: root)
    switch arguments.first {
    case "mutants":
        let run = MutantRun(book: book, wanted: Set(arguments.dropFirst()))
        book.results = try run.all()
        try book.writeResults()
        try book.writePage()
        print(run.summary(book.results))
    case "page":
        try book.writePage()
        print(book.summary)
    case "check":
        let complaints = book.complaints()
        complaints.forEach { print($0) }
        exit(complaints.isEmpty ? 0 : 1)
    default: fail("usage: understudy-rules mutants [RULE…] | page | check")
    }
} catch {
    fail("\(error)", 1)
}
