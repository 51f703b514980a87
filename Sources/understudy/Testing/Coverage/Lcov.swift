import Foundation

/// Line coverage in lcov's format, a record a source file: how often each line and each function ran.
struct Lcov {
    struct Function: Equatable {
        var line: Int
        var count: Int
    }

    struct Record: Equatable {
        var lines: [Int: Int] = [:]
        var functions: [String: Function] = [:]
    }

    private(set) var files: [String: Record] = [:]

    init() {}

    init(_ text: String) {
        var file = "", record = Record()
        for line in text.split(separator: "\n") {
            let value = line.drop { $0 != ":" }.dropFirst()
            let parts = value.split(separator: ",", maxSplits: 1)
            switch line.prefix(while: { $0 != ":" }) {
            case "SF": (file, record) = (String(value), Record())
            case "FN" where parts.count == 2: record.functions[String(parts[1])] = Function(line: Int(parts[0]) ?? 0, count: 0)
            case "FNDA" where parts.count == 2: record.functions[String(parts[1])]?.count += Int(parts[0]) ?? 0
            case "DA" where parts.count == 2: record.lines[Int(parts[0]) ?? 0] = Int(parts[1].prefix { $0.isNumber }) ?? 0
            case "end_of_record": files[file] = record
            default: break
            }
        }
    }

    /// The user's files instead of the lowered copies that were compiled. What lies in no file of the user's is left out.
    func mapped(_ map: (String) -> LineMap?) -> Lcov {
        var result = Lcov()
        for (path, record) in files.sorted(by: { $0.key < $1.key }) {
            guard let map = map(path) else { continue }
            for (line, count) in record.lines {
                guard let place = map[line] else { continue }
                // Of several pieces on one line the one that ran most.
                result.files[place.file, default: Record()].lines[place.line] = max(count, result.files[place.file]?.lines[place.line] ?? 0)
            }
            for (name, function) in record.functions {
                guard let place = map[function.line] else { continue }
                result.files[place.file, default: Record()].functions[name] = Function(line: place.line, count: function.count)
            }
        }
        return result
    }

    func without(_ isLeftOut: (String) -> Bool) -> Lcov {
        var result = self
        result.files = files.filter { !isLeftOut($0.key) }
        return result
    }

    var text: String {
        files.sorted { $0.key < $1.key }.map { path, record in
            let functions = record.functions.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }, lines = record.lines.sorted { $0.key < $1.key }
            var text = ["SF:\(path)"] + functions.map { "FN:\($1.line),\($0)" } + functions.map { "FNDA:\($1.count),\($0)" }
            text += ["FNF:\(functions.count)", "FNH:\(functions.count { $0.value.count > 0 })"] + lines.map { "DA:\($0),\($1)" }
            return (text + ["LF:\(lines.count)", "LH:\(record.run)", "end_of_record", ""]).joined(separator: "\n")
        }.joined()
    }

    /// `812 of 1203 lines (67.5 %) in 31 files`
    var summary: String {
        let all = files.values.reduce(0) { $0 + $1.lines.count }, run = files.values.reduce(0) { $0 + $1.run }
        return "\(run) of \(all) lines (\(String(format: "%.1f", all == 0 ? 0 : 100 * Double(run) / Double(all))) %) in \(files.count) file\(files.count == 1 ? "" : "s")"
    }
}

extension Lcov.Record {
    fileprivate var run: Int { lines.values.count { $0 > 0 } }
}
