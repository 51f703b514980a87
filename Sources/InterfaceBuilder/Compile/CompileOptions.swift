/// What a document's compilation depends on beside the document.
package struct CompileOptions: Sendable {
    /// The target's Swift module: the module of custom classes marked `customModuleProvider="target"`.
    package var moduleName: String?
    /// The iOS version the app says it needs, such as `12.0`.
    package var deploymentTarget: String
    /// Unknown elements and attributes are errors, not warnings.
    package var strict: Bool
    /// Whether text is localised by `.strings` files of other languages; nil: when the document lies in `Base.lproj`.
    package var localized: Bool?
    /// The nib says where in the document its connections and custom classes stand, for messages at run time.
    package var marksPlaces: Bool

    package init(moduleName: String? = nil, deploymentTarget: String = "18.0", strict: Bool = false, localized: Bool? = nil, marksPlaces: Bool = false) {
        self.moduleName = moduleName
        self.deploymentTarget = deploymentTarget
        self.strict = strict
        self.localized = localized
        self.marksPlaces = marksPlaces
    }
}
