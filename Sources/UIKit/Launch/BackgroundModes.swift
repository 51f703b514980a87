import ObjCRuntime

/// A29: delegate callbacks of background launches, which come only for the modes that `Info.plist` lists.
@MainActor enum BackgroundModes {
    private struct Callback {
        var mode: String
        /// As Swift spells it, and as Objective-C does.
        var name: String, selector: String
    }

    private static let callbacks = [
        Callback(mode: "fetch", name: "application(_:performFetchWithCompletionHandler:)", selector: "application:performFetchWithCompletionHandler:"),
        Callback(
            mode: "remote-notification", name: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            selector: "application:didReceiveRemoteNotification:fetchCompletionHandler:"),
    ]

    /// iOS's line for each callback whose mode isn't listed.
    static func advise(_ delegate: any UIApplicationDelegate, modes: Set<String>) {
        for callback in callbacks where !modes.contains(callback.mode) && _implements(delegate, callback.name) {
            Log.note("You've implemented -[<UIApplicationDelegate> \(callback.selector)], but you still need to add \"\(callback.mode)\" to the list of your supported UIBackgroundModes in your Info.plist.")
        }
    }
}
