import Foundation

extension NSMutableString {
    public func appendFormat(_ format: String, _ args: any CVarArg...) { append(String(format: format, arguments: args)) }
}
