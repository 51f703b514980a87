/// What a document uses and older systems lack. For a deployment target before it, each nib becomes a folder:
/// `runtime.nib` without the feature, and `objects-VERSION+.nib` with it.
enum SystemFeature {
    /// Constraints to a safe area.
    case safeArea
    /// Colours that change with the appearance: the system's and those of a catalog.
    case dynamicColors

    var version: VersionNumber {
        switch self {
        case .safeArea: VersionNumber(11)
        case .dynamicColors: VersionNumber(13)
        }
    }
}
