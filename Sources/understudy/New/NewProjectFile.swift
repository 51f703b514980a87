/// `project.pbxproj` of a new app: its target, its unit tests, Debug and Release.
struct NewProjectFile {
    let name: String
    let sources: [String]
    let storyboards: [String]
    let tests: [String]

    /// Identifiers need to differ within the file only.
    func id(_ kind: Int, _ number: Int = 0) -> String {
        let digits = String(kind * 0x100 + number, radix: 16, uppercase: true)
        return "4E5700000000000000000000".dropLast(digits.count) + digits
    }

    enum Kind { static let build = 2, file = 3, group = 4, phase = 5, target = 6, list = 7, configuration = 8, variant = 9, other = 10 }

    private var app: [(name: String, type: String, isSource: Bool)] {
        sources.map { ($0, "sourcecode.swift", true) } + storyboards.map { ($0, "file.storyboard", false) } + [("Assets.xcassets", "folder.assetcatalog", false)]
    }

    /// A storyboard's place is taken by its variant group.
    private func reference(_ index: Int) -> String { app[index].type == "file.storyboard" ? id(Kind.variant, index) : id(Kind.file, index) }
    private func testReference(_ index: Int) -> String { id(Kind.file, 0x80 + index) }

    var text: String {
        let sections: [(String, [String])] = [
            ("PBXBuildFile", buildFiles), ("PBXContainerItemProxy", [proxy]), ("PBXFileReference", references), ("PBXFrameworksBuildPhase", [frameworks(1), frameworks(4)]),
            ("PBXGroup", groups), ("PBXNativeTarget", [target, testTarget]), ("PBXProject", [project]), ("PBXResourcesBuildPhase", [resources]),
            ("PBXSourcesBuildPhase", [sourcesPhase, testSources]), ("PBXTargetDependency", [dependency]), ("PBXVariantGroup", variants),
            ("XCBuildConfiguration", configurations), ("XCConfigurationList", lists),
        ]
        let body = sections.map { "/* Begin \($0.0) section */\n\($0.1.map { $0 + "\n" }.joined())/* End \($0.0) section */\n" }.joined(separator: "\n")
        return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n\n\(body)\t};\n\trootObject = \(id(1)) /* Project object */;\n}\n"
    }

    // MARK: Writing

    /// `key = value;` lines of one object.
    func object(_ id: String, _ comment: String, _ isa: String, _ values: [(String, String)]) -> String {
        let lines = values.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined()
        return "\t\t\(id)\(comment.isEmpty ? "" : " /* \(comment) */") = {\n\t\t\tisa = \(isa);\n\(lines)\t\t};"
    }

    func list(_ items: [String]) -> String { "(\n" + items.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)" }
    func table(_ values: [(String, String)]) -> String { "{\n" + values.map { "\t\t\t\t\($0.0) = \($0.1);\n" }.joined() + "\t\t\t}" }

    // MARK: Files

    private var buildFiles: [String] {
        app.enumerated().map { index, file in
            "\t\t\(id(Kind.build, index)) /* \(file.name) in \(file.isSource ? "Sources" : "Resources") */ = {isa = PBXBuildFile; fileRef = \(reference(index)) /* \(file.name) */; };"
        } + tests.enumerated().map { index, file in
            "\t\t\(id(Kind.build, 0x80 + index)) /* \(file) in Sources */ = {isa = PBXBuildFile; fileRef = \(testReference(index)) /* \(file) */; };"
        }
    }

    private var references: [String] {
        func line(_ id: String, _ name: String, _ rest: String) -> String { "\t\t\(id) /* \(name) */ = {isa = PBXFileReference; \(rest) };" }
        let files = app.enumerated().map { index, file in
            file.type == "file.storyboard"
                ? line(id(Kind.file, index), "Base", "lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/\(file.name); sourceTree = \"<group>\";")
                : line(id(Kind.file, index), file.name, "lastKnownFileType = \(file.type); path = \(file.name); sourceTree = \"<group>\";")
        }
        let tests = self.tests.enumerated().map { line(testReference($0), $1, "lastKnownFileType = sourcecode.swift; path = \($1); sourceTree = \"<group>\";") }
        return files + tests + [
            line(id(Kind.other, 1), "Info.plist", "lastKnownFileType = text.plist.xml; path = Info.plist; sourceTree = \"<group>\";"),
            line(id(Kind.other, 2), "\(name).app", "explicitFileType = wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = BUILT_PRODUCTS_DIR;"),
            line(id(Kind.other, 3), "\(name)Tests.xctest", "explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = \(name)Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR;"),
        ]
    }

    private var groups: [String] {
        func group(_ number: Int, _ comment: String, _ children: [String], _ values: [(String, String)]) -> String {
            object(id(Kind.group, number), comment, "PBXGroup", [("children", list(children))] + values + [("sourceTree", "\"<group>\"")])
        }
        return [
            group(0, "", ["\(id(Kind.group, 1)) /* \(name) */", "\(id(Kind.group, 2)) /* \(name)Tests */", "\(id(Kind.group, 3)) /* Products */"], []),
            group(1, name, app.indices.map { "\(reference($0)) /* \(app[$0].name) */" } + ["\(id(Kind.other, 1)) /* Info.plist */"], [("path", name)]),
            group(2, "\(name)Tests", tests.indices.map { "\(testReference($0)) /* \(tests[$0]) */" }, [("path", "\(name)Tests")]),
            group(3, "Products", ["\(id(Kind.other, 2)) /* \(name).app */", "\(id(Kind.other, 3)) /* \(name)Tests.xctest */"], [("name", "Products")]),
        ]
    }

    private var variants: [String] {
        app.indices.filter { app[$0].type == "file.storyboard" }.map { index in
            object(id(Kind.variant, index), app[index].name, "PBXVariantGroup",
                   [("children", list(["\(id(Kind.file, index)) /* Base */"])), ("name", app[index].name), ("sourceTree", "\"<group>\"")])
        }
    }

    // MARK: Phases

    private func phase(_ number: Int, _ isa: String, _ comment: String, _ files: [String]) -> String {
        object(id(Kind.phase, number), comment, isa, [("buildActionMask", "2147483647"), ("files", list(files)), ("runOnlyForDeploymentPostprocessing", "0")])
    }

    private func frameworks(_ number: Int) -> String { phase(number, "PBXFrameworksBuildPhase", "Frameworks", []) }
    private func files(_ isSource: Bool) -> [String] {
        app.indices.filter { app[$0].isSource == isSource }.map { "\(id(Kind.build, $0)) /* \(app[$0].name) in \(isSource ? "Sources" : "Resources") */" }
    }
    private var sourcesPhase: String { phase(0, "PBXSourcesBuildPhase", "Sources", files(true)) }
    private var resources: String { phase(2, "PBXResourcesBuildPhase", "Resources", files(false)) }
    private var testSources: String {
        phase(3, "PBXSourcesBuildPhase", "Sources", tests.indices.map { "\(id(Kind.build, 0x80 + $0)) /* \(tests[$0]) in Sources */" })
    }
}
