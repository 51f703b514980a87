/// A trace that can't be read.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
    package var file: String
    /// From 1; nil: the file as a whole.
    package var line: Int?
    package var message: String

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
