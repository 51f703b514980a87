@_exported import FoundationGaps
import ObjCRuntime

// What UIKit's signatures name of Intents.

/// A request of the assistant's.
open class INIntent: ObjCObject, @unchecked Sendable {
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
}

/// The answer to a request.
open class INIntentResponse: ObjCObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
}

/// A person in a conversation.
open class INPerson: ObjCObject, @unchecked Sendable {
    public let displayName: String

    public init(displayName: String) { self.displayName = displayName }
}
