import Foundation
import NibArchive

/// Compiles Interface Builder documents: a `.xib` to a `.nib` file, a `.storyboard` to a `.storyboardc` folder.
package struct DocumentCompiler: Sendable {
    package init() {}

    /// Compiles one document and writes what comes of it into a folder, under the document's own name.
    /// - Parameters:
    ///   - file: a `.xib` or `.storyboard`.
    ///   - folder: where the `.nib` or `.storyboardc` goes; made when missing.
    /// - Returns: what there is to say. Nothing is written when one of them is an error.
    /// - Throws: when a file can't be read or written.
    package func compile(file: URL, into folder: URL, options: CompileOptions) throws -> [Diagnostic] {
        []
    }
}
