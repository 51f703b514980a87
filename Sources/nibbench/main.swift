import CXML2
import Foundation
import InterfaceBuilder
import NibArchive

// swift run -c release nibbench FOLDER…
//
// Times, in one run over every document and nib of the folders: compiling the documents, libxml2's bare SAX2 parse of
// the same bytes, the documents of each project (a folder below a given one), and decoding the nibs.

let folders = CommandLine.arguments.dropFirst()
guard !folders.isEmpty else {
    FileHandle.standardError.write(Data("usage: nibbench FOLDER…\n".utf8))
    exit(2)
}
let corpus = Corpus(folders.map { URL(fileURLWithPath: $0) })

let bytes = corpus.documents.reduce(0) { $0 + $1.bytes.count }
let parse = Stopwatch.best(of: 5) { for document in corpus.documents { SAX.parse(document.bytes) } }
let compile = Stopwatch.best(of: 5) { for document in corpus.documents { document.compile() } }
print("\(corpus.documents.count) documents, \(bytes) bytes")
print("libxml2 SAX2 parse: \(Stopwatch.rate(bytes, parse))")
print("compile:            \(Stopwatch.rate(bytes, compile)), \(String(format: "%.3f", parse / compile)) of it")

let projects = Dictionary(grouping: corpus.documents, by: \.project).map { project in
    (name: project.key, count: project.value.count, time: Stopwatch.best(of: 3) { for document in project.value { document.compile() } })
}.sorted { $0.time > $1.time }
for project in projects.prefix(3) { print("project \(project.name): \(project.count) documents in \(String(format: "%.1f", project.time * 1000)) ms") }

let nibBytes = corpus.nibs.reduce(0) { $0 + $1.count }
let rounds = max(1, 20_000_000 / max(1, nibBytes))
let decode = Stopwatch.best(of: 5) { for _ in 0..<rounds { for nib in corpus.nibs { _ = try? NibArchive(nib) } } }
print("\(corpus.nibs.count) nibs, \(nibBytes) bytes, decoded \(rounds) times: \(Stopwatch.rate(nibBytes * rounds, decode))")
