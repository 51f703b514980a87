import NibArchive

/// How one kind of element is archived: its class and a table of rows in the order the class writes its keys.
///
/// Everything that no row reads is reported, so the rows are also the list of what is understood.
final class ElementKind: Sendable {
    let name: Name
    let className: Key
    let rows: [Row]
    /// Attributes and children that change nothing in the nib.
    let ignored: [Name]
    /// Those that Xcode compiles and we don't.
    let notDone: Set<Name>
    private let writers: [Writer]
    /// Rows that write whatever the element says.
    private let always: RowSet
    /// The rows that an attribute or a child's role makes write; none for what changes nothing.
    private let attributes: NameMap<RowSet>
    private let children: NameMap<RowSet>

    /// A closure in a struct: in an array by itself it would be called through a thunk.
    private struct Writer: Sendable {
        let write: Row.Write
    }

    /// - Parameters:
    ///   - base: rows of the superclass, written first.
    ///   - ignoring: attributes and children that change nothing in the nib.
    init(_ name: Name, _ className: Key, base: [Row] = [], ignoring: [Name] = [], _ rows: [Row] = []) {
        self.name = name
        self.className = className
        let all = base + rows
        self.rows = all
        ignored = ignoring + all.filter(\.isIgnored).flatMap(\.attributes)
        notDone = Set(all.flatMap(\.notDone))
        let writing = all.filter { $0.notDone.isEmpty && !$0.isIgnored }
        writers = writing.map { Writer(write: $0.write) }
        var always = RowSet()
        var attributes = NameMap(Self.attributesOfTheEditor.map { ($0, RowSet()) })
        var children = NameMap(Self.childrenOfTheEditor.map { ($0, RowSet()) })
        for name in ignored {
            attributes[name] = RowSet()
            children[name] = RowSet()
        }
        for (index, row) in writing.enumerated() {
            if !row.isOptional { always.insert(index) }
            for name in row.attributes { attributes[name, default: RowSet()].insert(index) }
            for name in row.children { children[name, default: RowSet()].insert(index) }
        }
        self.always = always
        self.attributes = attributes
        self.children = children
    }

    func write(_ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        var rows = always
        var isKnown = true
        for attribute in element.attributes {
            if let triggered = attributes[attribute.name] { rows.formUnion(triggered) } else { isKnown = false }
        }
        for role in element.childRoles {
            if let triggered = children[role] { rows.formUnion(triggered) } else { isKnown = false }
        }
        while let row = rows.popFirst() { writers[row].write(element, node, nib) }
        if !isKnown { reportUnknown(element, nib) }
    }

    private func reportUnknown(_ element: Element, _ nib: NibCompiler) {
        for attribute in element.attributes.map(\.name) where attributes[attribute] == nil {
            let fault = notDone.contains(attribute) ? "attribute '\(attribute)' of <\(name)> is not compiled yet" : "unknown attribute '\(attribute)' of <\(name)>"
            nib.session.unknown(element, "\(fault): left out")
        }
        for child in element.children where children[child.role] == nil && child.name != Self.variation {
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
    static let registry: NameMap<ElementKind> = {
        let all = [
            ViewElements.kinds, LabelElements.kinds, ControlElements.kinds, PickerElements.kinds, TextElements.kinds,
            ScrollElements.kinds, TableElements.kinds, CollectionElements.kinds, BarElements.kinds,
            ControllerElements.kinds, SegueElements.kinds, GestureElements.kinds, ObjectElements.kinds,
            MediaElements.kinds, ConstraintElements.kinds,
        ]
        return NameMap(all.joined().map { ($0.name, $0) })
    }()
}
