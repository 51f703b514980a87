import NibArchive

/// The order of `UINibObjectsKey` behind the top-level objects: level by level, as `awakeFromNib` is sent.
enum ObjectOrder {
    static func objects(of nib: NibCompiler, after topLevel: [NibNode]) -> [NibNode] {
        var seen = Set(topLevel.map(ObjectIdentifier.init))
        var found: [NibNode] = []
        var level = roots(nib)
        while !level.isEmpty {
            var next: [Element] = []
            for element in level {
                for child in children(of: element, nib) {
                    // What the document doesn't name (a cell's content view) is no object of its own.
                    if child.id != nil, let node = nib.existingNode(child), seen.insert(ObjectIdentifier(node)).inserted { found.append(node) }
                    next.append(child)
                }
            }
            level = next
        }
        return found
    }

    private static func roots(_ nib: NibCompiler) -> [Element] {
        nib.regions.map { nib.document.info($0).root }
    }

    /// An element's nearest objects: constraints before subviews.
    private static func children(of element: Element, _ nib: NibCompiler) -> [Element] {
        var constraints: [Element] = [], others: [Element] = []
        collect(element, nib, &constraints, &others)
        return constraints + others
    }

    private static func collect(_ element: Element, _ nib: NibCompiler, _ constraints: inout [Element], _ others: inout [Element]) {
        for child in element.children where nib.regions.contains(child.region) && child.name != guide {
            if child.name == constraint {
                constraints.append(child)
            } else if nib.existingNode(child) != nil {
                others.append(child)
            } else {
                collect(child, nib, &constraints, &others)
            }
        }
    }

    private static let constraint: Name = "constraint", guide: Name = "viewLayoutGuide"
}
