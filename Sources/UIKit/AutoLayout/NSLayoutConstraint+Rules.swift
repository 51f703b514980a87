/// Activation, legality and change of constraints.
extension NSLayoutConstraint {
    var followsReadingDirection: Bool { LayoutItem.followsReadingDirection(firstAttribute) || LayoutItem.followsReadingDirection(secondAttribute) }

    var usesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    /// Goes to the nearest common ancestor of its items.
    func activate() {
        guard holder == nil else { return }
        guard let first = LayoutItem.view(of: firstItem) else {
            raise("NSGenericException", "Unable to activate constraint with items \(firstItem.map(LayoutItem.name) ?? "(null)") and \(secondItem.map(LayoutItem.name) ?? "(null)") because they have no common ancestor.  Does the constraint reference items in different view hierarchies?  That's illegal.")
        }
        guard secondItem != nil else { return first.addConstraint(self) }
        guard let second = LayoutItem.view(of: secondItem), let common = LayoutItem.commonAncestor(first, second) else {
            raise("NSGenericException", "Unable to activate constraint with anchors \(anchorText(firstItem, firstAttribute)) and \(anchorText(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        }
        common.addConstraint(self)
    }

    private func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
        let kind = LayoutItem.isDimension(attribute) ? "NSLayoutDimension" : LayoutItem.axis(of: attribute) == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
        return "<\(kind) \"\(item.map(LayoutItem.name) ?? "(null)").\(LayoutItem.name(of: attribute))\">"
    }

    func checkItems(inside view: UIView) {
        for item in [firstItem, secondItem] {
            guard let item, let owner = LayoutItem.view(of: item), !owner.isInside(view) else { continue }
            ConstraintLog.unprepared(self, view)
            raise("NSGenericException", "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(text) view:\(LayoutItem.name(view))")
        }
    }

    func checkLegality() {
        let call = "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        func refuse(_ reason: String) -> Never { raise("NSInvalidArgumentException", call + reason) }
        guard let firstItem, isItem(firstItem) else { refuse("Constraint items must each be an instance of UIView, or UILayoutGuide.") }
        if let secondItem, !isItem(secondItem) { refuse("Constraint items must each be an instance of UIView, or UILayoutGuide.") }
        if firstAttribute == .notAnAttribute { refuse("Unknown layout attribute") }
        if !multiplier.isFinite { refuse("Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)") }
        if !constant.isFinite { refuse("Constant is not finite!  That's illegal.  constant:\(constant)") }
        guard secondItem != nil, secondAttribute != .notAnAttribute, multiplier != 0 else {
            if LayoutItem.isDimension(firstAttribute) { return }
            refuse("A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.")
        }
        // Places on different axes may be paired (SnapKit's suite does so on iOS); a place and a size may not.
        if LayoutItem.isDimension(firstAttribute) != LayoutItem.isDimension(secondAttribute) { refuse("Invalid pairing of layout attributes") }
        if LayoutItem.followsReadingDirection(firstAttribute) != LayoutItem.followsReadingDirection(secondAttribute), isSide(firstAttribute), isSide(secondAttribute) {
            refuse("A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.")
        }
    }

    private func isItem(_ object: AnyObject) -> Bool { LayoutItem.isItem(object) }

    private func isSide(_ attribute: Attribute) -> Bool {
        LayoutItem.axis(of: attribute) == .horizontal && !LayoutItem.isDimension(attribute) && !attribute.isCenter
    }

    // MARK: Change

    func constantChanged() {
        guard let holder else { return }
        holder.engine?.refresh(self)
        holder.setNeedsConstraintLayout()
    }

    func priorityChanged() {
        guard let holder else { return }
        holder.engine?.refresh(self)
        holder.setNeedsConstraintLayout()
    }

    func checkPriorityChange(to new: UILayoutPriority) {
        guard holder?.engine != nil, (new == .required) != (priority == .required) else { return }
        raise("NSInternalInconsistencyException", "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(Int(new.rawValue)) and the existing priority was \(Int(priority.rawValue)).")
    }

    // MARK: Which items know of it

    /// Lists the constraint with what it names, so that changes there reach it.
    func register() {
        for object in named { append(to: object) }
        (LayoutItem.view(of: firstItem)?.parent as? UIButton)?.contentWasConstrained(self)
        for scroll in scrollViewsBetween { scroll.layout.passing.append(self) }
    }

    func unregister() {
        for object in named { remove(from: object) }
        for scroll in scrollViewsBetween { scroll.layoutState?.passing.removeAll { $0 === self } }
    }

    /// Scroll views whose offset lies between the items.
    private var scrollViewsBetween: [UIScrollView] {
        guard secondItem != nil, let first = LayoutItem.view(of: firstItem), let second = LayoutItem.view(of: secondItem), let common = LayoutItem.commonAncestor(first, second) else { return [] }
        var found: [UIScrollView] = []
        for start in [first, second] {
            var view = start === common ? nil : start.parent
            while let current = view, current !== common {
                if let scroll = current as? UIScrollView { found.append(scroll) }
                view = current.parent
            }
        }
        return found
    }

    private var named: [AnyObject] {
        var objects: [AnyObject] = []
        for object in [firstItem, secondItem, firstOffset?.to, secondOffset?.from, secondOffset?.to] {
            if let object, !objects.contains(where: { $0 === object }) { objects.append(object) }
        }
        return objects
    }

    private func append(to object: AnyObject) {
        if let view = object as? UIView { view.layout.touching.append(self) } else if let guide = object as? UILayoutGuide { guide.touching.append(self) }
    }

    private func remove(from object: AnyObject) {
        if let view = object as? UIView { view.layoutState?.touching.removeAll { $0 === self } } else if let guide = object as? UILayoutGuide { guide.touching.removeAll { $0 === self } }
    }

    // MARK: Nibs

    /// The keys with `V2` hold the true values; those without are for iOS 7.
    func decodeConstraint(_ coder: NSCoder) {
        (coder as? UINibDecoder)?.adopt(self)
        let isCurrent = coder.containsValue(forKey: "NSFirstAttributeV2")
        func attribute(_ which: String) -> Attribute {
            Attribute(rawValue: coder.decodeInteger(forKey: isCurrent ? "NS\(which)AttributeV2" : "NS\(which)Attribute")) ?? .notAnAttribute
        }
        let second = coder.decodeObject(forKey: "NSSecondItem") as? NSObject
        let multiplier = coder.containsValue(forKey: "NSMultiplier") ? CGFloat(coder.decodeDouble(forKey: "NSMultiplier")) : 1
        let relation = Relation(rawValue: coder.decodeInteger(forKey: "NSRelation")) ?? .equal
        assign(coder.decodeObject(forKey: "NSFirstItem") as? NSObject, attribute("First"), relation, second, second == nil ? .notAnAttribute : attribute("Second"), multiplier)
        constant = CGFloat(coder.decodeDouble(forKey: isCurrent ? "NSConstantV2" : "NSConstant"))
        // The space Interface Builder worked out stands beside the symbol.
        if coder.decodeObject(forKey: "NSSymbolicConstant") as? String == "NSSpace", !coder.containsValue(forKey: "NSConstantV2") { constant = symbolicSpace }
        if coder.containsValue(forKey: "NSPriority") { priority = UILayoutPriority(Float(coder.decodeInteger(forKey: "NSPriority"))) }
        identifier = coder.decodeObject(forKey: "NSLayoutIdentifier") as? String
        shouldBeArchived = coder.decodeBool(forKey: "NSShouldBeArchived")
    }

    /// Standard space: 8 points between siblings, 20 to the superview.
    var symbolicSpace: CGFloat {
        guard let first = firstItem as? UIView, let second = secondItem as? UIView else { return Self.systemSpacing }
        return first.isInside(second) || second.isInside(first) ? 20 : Self.systemSpacing
    }

    nonisolated static func glueConstraint(_ glue: inout ObjCGlue) {
        glue.creates { NSLayoutConstraint() }
        glue.property("constant", get: { ($0 as! NSLayoutConstraint).constant }, set: { ($0 as! NSLayoutConstraint).constant = _objcCast($1) })
        glue.property("identifier", get: { ($0 as! NSLayoutConstraint).identifier }, set: { ($0 as! NSLayoutConstraint).identifier = _objcCast($1) })
        glue.property("active", get: { ($0 as! NSLayoutConstraint).isActive }, set: { ($0 as! NSLayoutConstraint).isActive = _objcCast($1) })
        glue.property("priority", get: { ($0 as! NSLayoutConstraint).priority.rawValue }, set: { receiver, value in
            (receiver as! NSLayoutConstraint).priority = UILayoutPriority((value as? NSNumber)?.floatValue ?? 1000)
        })
    }
}
