import NibArchive

/// How one kind of element is archived: its class and a table of rows in the order the class writes its keys.
///
/// Everything that no row reads is reported, so the rows are also the list of what is understood.
struct ElementKind: Sendable {
    let name: Name
    let className: String
    let rows: [Row]
    /// Attributes and children that change nothing in the nib.
    let ignored: [Name]
    /// Those that Xcode compiles and we don't.
    let notDone: Set<Name>
    private let writers: [Row.Write]
    private let attributes: Set<Name>
    private let children: Set<Name>

    /// - Parameters:
    ///   - base: rows of the superclass, written first.
    ///   - ignoring: attributes and children that change nothing in the nib.
    init(_ name: Name, _ className: String, base: [Row] = [], ignoring: [Name] = [], _ rows: [Row] = []) {
        self.name = name
        self.className = className
        self.rows = base + rows
        ignored = ignoring + self.rows.filter(\.isIgnored).flatMap(\.attributes)
        notDone = Set(self.rows.flatMap(\.notDone))
        writers = self.rows.filter { $0.notDone.isEmpty }.map(\.write)
        attributes = Self.attributesOfTheEditor.union(self.rows.flatMap(\.attributes)).union(ignoring)
        children = Self.childrenOfTheEditor.union(self.rows.flatMap(\.children)).union(ignoring)
    }

    func write(_ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        for write in writers { write(element, node, nib) }
        reportUnknown(element, nib)
    }

    private func reportUnknown(_ element: Element, _ nib: NibCompiler) {
        for attribute in element.attributeNames where !attributes.contains(attribute) {
            let fault = notDone.contains(attribute) ? "attribute '\(attribute)' of <\(name)> is not compiled yet" : "unknown attribute '\(attribute)' of <\(name)>"
            nib.session.unknown(element, "\(fault): left out")
        }
        guard element.childRoles.contains(where: { !children.contains($0) }) else { return }
        for child in element.children where !children.contains(child.role) && child.name != Self.variation {
            let key = child.key.map { " key=\"\($0)\"" } ?? ""
            let fault = notDone.contains(child.role) ? "element <\(child.name)\(key)> of <\(name)> is not compiled yet" : "unknown element <\(child.name)\(key)> in <\(name)>"
            nib.session.unknown(child, "\(fault): left out")
        }
    }

    private static let variation: Name = "variation"

    private static let attributesOfTheEditor: Set<Name> = [
        "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID", "fixedFrame",
        "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "simulatedAppContext", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "useStoryboardIdentifierAsRestorationIdentifier",
    ]

    /// `connections`, runtime attributes and accessibility are compiled by the nib, not by the element.
    private static let childrenOfTheEditor: Set<Name> = [
        "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedDestinationMetrics", "simulatedOrientationMetrics", "freeformSize", "animations", "userComments",
        "connections", "userDefinedRuntimeAttributes", "accessibilityConfiguration", "gestureRecognizers", "contentStretch",
    ]

    /// Every kind of element that becomes an object, by element name.
    static let registry: [Name: ElementKind] = {
        let all = [
            ViewElements.kinds, LabelElements.kinds, ControlElements.kinds, PickerElements.kinds, TextElements.kinds,
            ScrollElements.kinds, TableElements.kinds, CollectionElements.kinds, BarElements.kinds,
            ControllerElements.kinds, SegueElements.kinds, GestureElements.kinds, ObjectElements.kinds,
            MediaElements.kinds, ConstraintElements.kinds,
        ]
        return Dictionary(uniqueKeysWithValues: all.joined().map { ($0.name, $0) })
    }()
}
