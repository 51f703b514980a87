/// What `understudy-lower check` is asked: an app as modules, in the order of their compilation.
package struct CheckRequest: Codable, Sendable {
    package struct Module: Codable, Sendable {
        package var name: String
        package var sources: [String]
        package var conditions: [String]
        package var languageVersion: String
        /// Modules that a bridging header imports: every file sees them.
        package var implicitImports: [String]

        package init(name: String, sources: [String], conditions: [String], languageVersion: String, implicitImports: [String]) {
            (self.name, self.sources, self.conditions) = (name, sources, conditions)
            (self.languageVersion, self.implicitImports) = (languageVersion, implicitImports)
        }
    }

    package var modules: [Module]
    /// The path of `names.tsv`.
    package var names: String
    package var systemVersion: String
    /// Why a name (`NAME`, `import NAME`) isn't here, where the project tells.
    package var reasons: [String: String]
    /// What the storyboards and xibs name: custom classes by document.
    package var customClasses: [String: [String]]

    package init(modules: [Module], names: String, systemVersion: String, reasons: [String: String], customClasses: [String: [String]]) {
        (self.modules, self.names, self.systemVersion) = (modules, names, systemVersion)
        (self.reasons, self.customClasses) = (reasons, customClasses)
    }
}
