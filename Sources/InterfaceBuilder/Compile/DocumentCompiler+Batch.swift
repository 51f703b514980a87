import Dispatch
import Foundation
import Synchronization

extension DocumentCompiler {
    /// Compiles documents side by side, as `compile(file:into:options:)` does each. Documents of one name become one file: they are
    /// compiled in their order, and the last one stays.
    /// - Returns: what there is to say of each document, in their order.
    package func compile(files: [URL], into folder: URL, options: CompileOptions) -> [Result<[Diagnostic], any Error>] {
        let groups = Dictionary(grouping: files.indices) { files[$0].lastPathComponent.lowercased() }.values.sorted { $0[0] < $1[0] }
        let found = Mutex([Int: Result<[Diagnostic], any Error>]())
        DispatchQueue.concurrentPerform(iterations: groups.count) { group in
            for index in groups[group] {
                let result = Result { try compile(file: files[index], into: folder, options: options) }
                found.withLock { $0[index] = result }
            }
        }
        return found.withLock { found in files.indices.map { found[$0]! } }
    }
}
