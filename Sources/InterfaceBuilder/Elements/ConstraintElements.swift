import NibArchive

/// `<constraint>` → NSLayoutConstraint.
///
/// The keys with V2 hold the true values. The others are what systems before iOS 8 read: margins become edges, and 8
/// points of margin go into the constant.
enum ConstraintElements {
    static let kinds = [
        ElementKind("constraint", "NSLayoutConstraint", ignoring: ["placeholder", "type"], [
            Row(attributes: [
                "firstItem", "firstAttribute", "relation", "multiplier", "secondItem", "secondAttribute", "constant", "symbolic",
                "identifier", "priority",
            ]) { element, node, nib in write(element, node, nib) },
            VariationRows.attributes,
        ]),
    ]

    private struct Side {
        var item: NibNode
        var attribute: Int
    }

    private static func write(_ element: Element, _ node: NibNode, _ nib: NibCompiler) {
        guard let first = side(element, firstItemName, firstAttributeName, nib) else { return }
        var second: Side?
        if element[secondAttributeName] != nil, element[secondItemName] != nil {
            second = side(element, secondItemName, secondAttributeName, nib)
            if second == nil { return }
        }
        node.add("NSFirstItem", .object(first.item))
        node.add("NSFirstAttributeV2", .int(first.attribute))
        node.add("NSFirstAttribute", .int(withoutMargin(first.attribute)))
        if let relation = element[relationName] { node.add("NSRelation", .int(relation == "lessThanOrEqual" ? -1 : 1)) }
        if let multiplier = multiplier(element, nib), multiplier != 1 { node.add("NSMultiplier", .double(Double(Float(multiplier)))) }
        if let second {
            node.add("NSSecondItem", .object(second.item))
            node.add("NSSecondAttributeV2", .int(second.attribute))
            node.add("NSSecondAttribute", .int(withoutMargin(second.attribute)))
        }
        writeConstants(element, node, first, second, nib)
    }

    private static func writeConstants(_ element: Element, _ node: NibNode, _ first: Side, _ second: Side?, _ nib: NibCompiler) {
        let constant = element.number(constantName) ?? 0
        let isSymbolic = element.flag(symbolicName) == true
        if constant != 0 || isSymbolic && element[constantName] != nil { node.add("NSConstantV2", .double(constant)) }
        if isSymbolic { node.add("NSSymbolicConstant", .object(nib.values.string("NSSpace"))) }
        node.add("NSShouldBeArchived", .bool(true))
        if let identifier = element[identifierName] { node.add("NSLayoutIdentifier", .object(nib.values.string(identifier))) }
        if let priority = element.number(priorityName).flatMap({ Int(exactly: $0.rounded(.towardZero)) }), priority != 1000 {
            node.add("NSPriority", .int(priority))
        }
        let old = constant + (margin(first.attribute) - margin(second?.attribute ?? 0)) * -8
        if old != 0, !isSymbolic { node.add("NSConstant", .double(old)) }
    }

    /// An omitted first item is the view that owns the constraint.
    private static func side(_ element: Element, _ item: Name, _ attribute: Name, _ nib: NibCompiler) -> Side? {
        guard let word = element[attribute], let number = Choices.attribute[word] else {
            nib.session.report(.error, element, "the constraint has no valid '\(attribute)'")
            return nil
        }
        guard let id = element[item] else {
            guard let owner = element.parent?.parent else { return nil }
            return Side(item: nib.node(content(of: owner)), attribute: number)
        }
        if let item = nib.document.objects[id] {
            if item.name == oldGuideName {
                return OldLayoutGuides.translate(item, number, nib).map { Side(item: $0.item, attribute: $0.attribute) }
            }
            if item.name == guideName, !nib.hasGuide(item) {
                return OldLayoutGuides.translate(safeArea: item, number, nib).map { Side(item: $0.item, attribute: $0.attribute) }
            }
            let content = content(of: item)
            if content != item, nib.regions.contains(item.region) { return Side(item: nib.node(content), attribute: number) }
        }
        return nib.reference(id, from: element, missing: .warning).map { Side(item: $0, attribute: number) }
    }

    /// Constraints to a collection view's cell are ones to its content view.
    private static func content(of item: Element) -> Element {
        item.name == cellName ? item.child("contentView") ?? item : item
    }

    /// A number, `a:b` or `a/b`.
    private static func multiplier(_ element: Element, _ nib: NibCompiler) -> Double? {
        guard let text = element[multiplierName] else { return nil }
        let parts = text.string.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        if parts.count == 1, let value = parts[0] { return value }
        if parts.count == 2, let a = parts[0], let b = parts[1], b != 0 { return a / b }
        nib.session.report(.error, element, "'\(text)' is not a multiplier")
        return nil
    }

    /// Margins as the edges they lie in: left 13 → 1 … trailing 18 → 6, centres 19, 20 → 9, 10.
    private static func withoutMargin(_ attribute: Int) -> Int {
        switch attribute {
        case 13...18: attribute - 12
        case 19, 20: attribute - 10
        default: attribute
        }
    }

    /// +1 when the margin lies after its edge (left, top, leading), −1 when before.
    private static func margin(_ attribute: Int) -> Double {
        switch attribute {
        case 13, 15, 17: 1
        case 14, 16, 18: -1
        default: 0
        }
    }

    private static let firstItemName: Name = "firstItem", firstAttributeName: Name = "firstAttribute"
    private static let secondItemName: Name = "secondItem", secondAttributeName: Name = "secondAttribute"
    private static let relationName: Name = "relation", multiplierName: Name = "multiplier", constantName: Name = "constant"
    private static let symbolicName: Name = "symbolic", identifierName: Name = "identifier", priorityName: Name = "priority"
    private static let cellName: Name = "collectionViewCell"
    private static let oldGuideName: Name = "viewControllerLayoutGuide", guideName: Name = "viewLayoutGuide"
}
