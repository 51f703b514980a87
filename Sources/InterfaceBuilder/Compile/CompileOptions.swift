/// What a document's compilation depends on beside the document.
package struct CompileOptions: Sendable {
    /// The target's Swift module: the module of custom classes marked `customModuleProvider="target"`.
    package var moduleName: String?
    /// The oldest iOS that the nibs are for. What needs a later one goes into a nib of its own: see `SystemFeature`.
    package var deploymentTarget: VersionNumber
    /// The release of Xcode whose nibs to make: later ones write keys that earlier ones don't.
    package var xcode = VersionNumber(16, 4)
    /// Unknown elements and attributes are errors, not warnings.
    package var strict: Bool
    /// Whether text is localised by `.strings` files of other languages; nil: when the document lies in `Base.lproj`.
    package var localized: Bool?
    /// The nib says where in the document its connections and custom classes stand, for messages at run time.
    package var marksPlaces: Bool
    /// Every object with an id carries it, and its line: for viewers of documents.
    package var marksObjects = false
    /// Scenes that nothing leads to are compiled too, and those of containers' children once more, by themselves.
    package var compilesEveryScene = false
    /// Constraints that the editor lays out with and a build leaves out (`placeholder="YES"`) stay.
    package var keepsPlaceholders = false

    package init(
        moduleName: String? = nil, deploymentTarget: VersionNumber = VersionNumber(18), strict: Bool = false,
        localized: Bool? = nil, marksPlaces: Bool = false
    ) {
        self.moduleName = moduleName
        self.deploymentTarget = deploymentTarget
        self.strict = strict
        self.localized = localized
        self.marksPlaces = marksPlaces
    }

    /// Nibs of Xcode 14 and later say 10, older ones 9.
    var coderVersion: UInt32 { xcode < VersionNumber(14) ? 9 : 10 }
}
