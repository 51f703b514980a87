import Foundation

/// What iOS says of an error that doesn't say it itself. Source: texts published with Foundation's error codes.
package enum ErrorTexts {
    package static func text(of error: NSError) -> String {
        if let own = error.userInfo[NSLocalizedDescriptionKey] as? String { return own }
        switch error.domain {
        case NSCocoaErrorDomain: if let text = cocoa(error) { return text }
        case NSURLErrorDomain: if let text = network[error.code] { return text }
        default: break
        }
        if let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String { return "The operation couldn’t be completed. \(reason)" }
        return "The operation couldn’t be completed. (\(error.domain) error \(error.code).)"
    }

    private static func cocoa(_ error: NSError) -> String? {
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        let file = path.map { "The file “\(($0 as NSString).lastPathComponent)”" } ?? "The file"
        switch error.code {
        case 4: return "\(file) doesn’t exist."
        case 256: return "\(file) couldn’t be opened."
        case 257: return "\(file) couldn’t be opened because you don’t have permission to view it."
        case 258: return "\(file) couldn’t be opened because the specified name is invalid."
        case 259: return "\(file) couldn’t be opened because it isn’t in the correct format."
        case 260: return path == nil ? "The file couldn’t be opened because it doesn’t exist." : "\(file) couldn’t be opened because there is no such file."
        case 261, 264: return "\(file) couldn’t be opened using the specified text encoding."
        case 512: return path == nil ? "The file couldn’t be saved." : "\(file) couldn’t be saved."
        case 513: return "You don’t have permission to save the file\(path.map { " “\(($0 as NSString).lastPathComponent)”" } ?? "")."
        case 516: return "\(file) couldn’t be saved because a file with the same name already exists."
        case 640: return "\(file) couldn’t be saved because there isn’t enough space."
        case 3072: return "The operation was cancelled."
        case 3840, 4864: return "The data couldn’t be read because it isn’t in the correct format."
        case 4865: return "The data couldn’t be read because it is missing."
        case 4866: return "The data couldn’t be written because it isn’t in the correct format."
        default: return nil
        }
    }

    private static let network = [
        -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.", -1002: "unsupported URL",
        -1003: "A server with the specified hostname could not be found.", -1004: "Could not connect to the server.",
        -1005: "The network connection was lost.", -1009: "The Internet connection appears to be offline.",
        -1011: "There was a bad response from the server.", -1022: "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
        -1100: "The requested URL was not found on this server.", -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]
}

extension Error {
    /// Carries the name under which apps call Foundation's `localizedDescription`, whose texts are shorter; the linker finds this first.
    @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
    public func _descriptionAsOnDevice() -> String {
        if let text = (self as? any LocalizedError)?.errorDescription { return text }
        return ErrorTexts.text(of: self as NSError)
    }
}
