/// The constraints of a stack: made anew when what it depends on changes.
///
/// Along the axis: neighbours are spaced, the ends are pinned, and the distribution says who grows. Across it: the alignment pins each
/// view, and one guide spans the tallest where views don't fill.
struct StackArrangement {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var isStale = true
}

extension UIStackView {
    func decodeStack(_ coder: NSCoder) {
        axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
        distribution = Distribution(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
        alignment = Alignment(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
        isBaselineRelativeArrangement = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
        isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
        for case let view as UIView in coder.decodeObject(forKey: "UIStackViewArrangedSubviews") as? [Any] ?? [] { addArrangedSubview(view) }
    }

    func arrange(_ view: UIView, at index: Int) {
        guard index <= arranged.count else {
            raise("NSInternalInconsistencyException", "Index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(arranged.count)")
        }
        if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
        arranged.insert(view, at: min(index, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    func unarrange(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    func arrangementChanged() {
        guard !arrangement.isStale else { return }
        arrangement.isStale = true
        setNeedsUpdateConstraints()
    }

    func updateArrangement() {
        guard arrangement.isStale else { return }
        arrangement.isStale = false
        NSLayoutConstraint.deactivate(arrangement.constraints)
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        arrangement.guides = []
        arrangement.constraints = []
        var builder = StackBuilder(stack: self, views: arranged.filter { !$0.isHidden })
        builder.build()
        builder.collapseHidden(of: arranged)
        arrangement.constraints = builder.constraints
        arrangement.guides = builder.guides
        NSLayoutConstraint.activate(builder.constraints)
    }

    func stackBaseline(first: Bool) -> CGFloat {
        let shown = arranged.filter { !$0.isHidden }
        guard let view = axis == .vertical ? (first ? shown.first : shown.last) : shown.first else { return first ? bounds.height : 0 }
        return first ? view.frame.minY + view.firstBaselineOffset : bounds.height - view.frame.maxY + view.lastBaselineOffset
    }
}
