import SwiftSyntax

extension LoweringOptions {
    /// Whether `#available(…)` holds on the emulated version. A list that doesn't name iOS holds by its `*`.
    func holds(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        for argument in arguments {
            guard let platform = argument.argument.as(PlatformVersionSyntax.self), ["iOS", "iOSApplicationExtension"].contains(platform.platform.text) else { continue }
            return platform.version.map { isAvailable($0.trimmedDescription) } ?? true
        }
        return true
    }
}
