import Foundation

extension NSString {
    /// The home folder shortened to `~`.
    public var abbreviatingWithTildeInPath: String {
        let home = NSHomeDirectory(), path = self as String
        return path == home || path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map(appendingPathComponent) }
}

extension NSError {
    /// The errors that led to this one, the more specific first.
    public var underlyingErrors: [any Error] {
        let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return one + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
    }
}
