/// Finds what no table knows: elements that are neither objects nor values, and attributes of values. Objects report
/// their own when they are compiled.
enum Audit {
    static func run(_ session: Session) { visit(session.document.root, session) }

    private static func visit(_ element: Element, _ session: Session) {
        if let kind = ValueElements.registry[element.name] {
            if kind.isForTheEditor { return }
            check(element, kind, session)
        } else if ElementKind.registry[element.name] == nil, !session.hasReported(element) {
            return session.unknown(element, "unknown element <\(element.name)>: left out")
        }
        for child in element.children { visit(child, session) }
    }

    private static func check(_ element: Element, _ kind: ValueKind, _ session: Session) {
        for attribute in element.attributes where !kind.knows(attribute.name) {
            session.unknown(element, "unknown attribute '\(attribute.name)' of <\(element.name)>: left out")
        }
    }
}
