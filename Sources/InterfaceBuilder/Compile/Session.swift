import NibArchive

/// One document's compilation: the document, the options, and what there is to say.
final class Session {
    let document: Document
    let options: CompileOptions
    /// The system that this nib of the document's is for.
    let system: VersionNumber
    /// Versions that brought what the document uses.
    private(set) var thresholds: Set<VersionNumber> = []
    private(set) var diagnostics: [Diagnostic] = []
    private var said: Set<String> = []
    private var unknownOffsets: Set<Int> = []
    /// Whether text is looked up in `.strings` files.
    let isLocalized: Bool
    /// Of a storyboard only.
    var storyboard: Storyboard?
    var viewNibs: ViewNibs?

    init(_ document: Document, _ options: CompileOptions, system: VersionNumber) {
        self.document = document
        self.options = options
        self.system = system
        isLocalized = options.localized ?? document.path.split(separator: "/").dropLast().contains("Base.lproj")
    }

    /// Whether the nib's system has a feature that the document uses.
    func has(_ feature: SystemFeature) -> Bool {
        thresholds.insert(feature.version)
        return system >= feature.version
    }

    /// Whether Xcode wrote something in the release whose nibs we make.
    func isXcode(since major: Int, _ minor: Int = 0) -> Bool { options.xcode >= VersionNumber(major, minor) }

    /// Whether Xcode gives root views the square of before Xcode 8: in nibs for systems without safe areas, until Xcode 11.
    var isSquareFallback: Bool { system < SystemFeature.safeArea.version && !isXcode(since: 11) }

    /// Says something about an element, once: a controller embedded in two scenes is compiled twice.
    func report(_ severity: Diagnostic.Severity, _ element: Element, _ message: String) {
        guard said.insert("\(element.offset) \(message)").inserted else { return }
        let place = document.place(of: element)
        diagnostics.append(Diagnostic(severity, file: document.path, line: place.line, column: place.column, message))
    }

    /// Something the compiler doesn't know: left out, or an error when the options are strict.
    func unknown(_ element: Element, _ message: String) {
        unknownOffsets.insert(element.offset)
        report(options.strict ? .error : .warning, element, message)
    }

    /// A number for each of the document's compilers, whatever session they are of.
    func nextNumber() -> Int32 {
        document.compilers += 1
        return document.compilers
    }

    func hasReported(_ element: Element) -> Bool { unknownOffsets.contains(element.offset) }

    /// The runtime name of a custom class, nil when the element has none.
    func className(of element: Element) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let own = element["customModule"]?.string
        let module = element["customModuleProvider"] == "target" ? options.moduleName ?? own : own
        guard let module, !module.isEmpty else { return name.string }
        return Self.mangle(module: module, path: name.string.split(separator: ".").map(String.init))
    }

    /// Swift's runtime name of a class: `_TtC6Module4Name`, `_TtCC6Module5Outer5Inner` for a nested one.
    private static func mangle(module: String, path: [String]) -> String {
        "_Tt" + String(repeating: "C", count: path.count) + ([module] + path).map { "\($0.utf8.count)\($0)" }.joined()
    }
}
