/// Something to say about an asset catalog: the file it is about and what happens instead.
package struct AssetDiagnostic: Sendable, Equatable, CustomStringConvertible {
    package var path: String
    package var message: String

    package var description: String { "\(path): warning: \(message)" }
}
