import Checking
import Foundation
import Survey

/// `understudy-lower check REQUEST.json`: a `CheckRequest` becomes a `CheckReport` on standard output.
struct CheckCommand {
    let arguments: [String]

    func run() -> Int32 {
        guard arguments.count == 1 else { return fail("usage: understudy-lower check REQUEST.json\n", 2) }
        do {
            let request = try JSONDecoder().decode(CheckRequest.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[0])))
            let names = try String(contentsOfFile: request.names, encoding: .utf8)
            FileHandle.standardOutput.write(try JSONEncoder().encode(Survey(request: request, names: names).report()))
            return 0
        } catch {
            return fail("understudy-lower: \(error.localizedDescription)\n", 1)
        }
    }

    private func fail(_ text: String, _ status: Int32) -> Int32 {
        FileHandle.standardError.write(Data(text.utf8))
        return status
    }
}
