import Checking
import Lowering

/// Modules by what an import of them does here.
struct ModuleNames {
    let table: APITable
    /// The app's own.
    let own: Set<String>
    /// Where module interfaces say that more is there.
    var known: Set<String> { table.modules.union(own).union(Self.replaced) }

    /// Lowering imports something else instead.
    private static let replaced: Set<String> = ["Darwin", "CoreFoundation", "ObjectiveC", "MachO", "Glibc", "OSLog", "Swift"]

    enum Answer {
        case own, here(APIStatus), skipped, missing
    }

    func answer(_ name: String) -> Answer {
        if own.contains(name) { return .own }
        if LoweringOptions.isSkipped(name) { return .skipped }
        guard known.contains(name) else { return .missing }
        let names = Self.inert.contains(name)
        return .here(names ? .namedOnly : .works)
    }

    /// Frameworks that compile and don't act.
    private static let inert: Set<String> = [
        "AVFoundation", "AVFAudio", "AudioToolbox", "CoreData", "CoreLocation", "MapKit", "MessageUI", "MobileCoreServices", "Photos", "SafariServices", "UserNotifications", "WebKit",
    ]
}
