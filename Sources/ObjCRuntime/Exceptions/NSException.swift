import CrashStacks
import Foundation
import LaunchRules

/// A special condition that ends the program. Nothing on this platform can catch it: raising prints iOS's
/// "Terminating app" line on standard error, then the lines of the app that led there, and aborts.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    open func raise() { terminate() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var callStackSymbols: [String] { Thread.callStackSymbols }
    open var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }

    open override var description: String { reason ?? name.rawValue }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSException else { return false }
        return name == other.name && reason == other.reason
    }

    open override var hash: Int { name.hashValue }
}

extension NSException {
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).terminate()
    }

    /// Raises an exception of UIKit's own. Unlike ``raise()`` it tells the compiler that it doesn't return.
    /// - Parameter rule: the one that wants it; in a mutant the process ends as if nothing had happened.
    package static func fail(_ name: NSExceptionName, _ reason: String, rule: StaticString? = nil, file: StaticString = #fileID, line: Int = #line) -> Never {
        if let rule, !holds(rule, file: file, line: line) { exit(0) }
        NSException(name: name, reason: reason).terminate()
    }

    /// Who keeps the name and the reason for a report of the crash.
    nonisolated(unsafe) package static var record: ((_ name: String, _ reason: String) -> Void)?

    private func terminate() -> Never {
        UncaughtException.handler?(self)
        Self.record?(name.rawValue, reason ?? "")
        let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'\n"
            + CallSite.here().linesOfTheEnd.map { "    at \($0)\n" }.joined()
            + "libc++abi: terminating due to uncaught exception of type NSException\n"
        fflush(nil)
        FileHandle.standardError.write(Data(text.utf8))
        understudy_abort()
    }
}

/// What the app asked to be told of before it ends.
private enum UncaughtException {
    nonisolated(unsafe) static var handler: ((NSException) -> Void)?
}

public typealias NSUncaughtExceptionHandler = (NSException) -> Void

public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { UncaughtException.handler }
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) { UncaughtException.handler = handler }
