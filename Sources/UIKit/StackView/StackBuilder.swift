/// Makes the constraints of one arrangement.
@MainActor struct StackBuilder {
    /// What the constraints of hidden views are called.
    static let hiding = "UISV-hiding"

    let stack: UIStackView
    let views: [UIView]
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []

    private typealias Attribute = NSLayoutConstraint.Attribute

    init(stack: UIStackView, views: [UIView]) {
        self.stack = stack
        self.views = views
    }

    private var isVertical: Bool { stack.axis == .vertical }
    private var start: Attribute { isVertical ? .top : .leading }
    private var end: Attribute { isVertical ? .bottom : .trailing }
    private var size: Attribute { isVertical ? .height : .width }
    private var center: Attribute { isVertical ? .centerY : .centerX }
    private var crossStart: Attribute { isVertical ? .leading : .top }
    private var crossEnd: Attribute { isVertical ? .trailing : .bottom }
    private var crossSize: Attribute { isVertical ? .width : .height }
    private var crossCenter: Attribute { isVertical ? .centerX : .centerY }

    /// What the views are laid out in.
    private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    mutating func build() {
        guard let first = views.first, let last = views.last else { return }
        add(first, start, .equal, canvas, start, "UISV-canvas-connection")
        add(canvas, end, .equal, last, end, "UISV-canvas-connection")
        distribute()
        align()
    }

    /// Hidden views keep no room along the axis. Where nothing else is shown the stack has no length of its own, whatever they have.
    mutating func collapseHidden(of arranged: [UIView]) {
        var previous: UIView?
        for view in arranged {
            if view.isHidden { collapse(view, after: previous) } else { previous = view }
        }
        if previous == nil, !arranged.isEmpty { add(stack, size, .equal, nil, .notAnAttribute, Self.hiding, constant: 0, priority: UILayoutPriority(51)) }
    }

    /// A hidden view lies behind what is shown before it, as thick as others where those fill the stack.
    private mutating func collapse(_ view: UIView, after previous: UIView?) {
        add(view, size, .equal, nil, .notAnAttribute, Self.hiding, constant: 0, priority: UIStackView.hidingPriority)
        add(view, start, .equal, previous ?? canvas, previous == nil ? start : end, Self.hiding)
        switch stack.alignment {
        case .fill:
            add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
            add(view, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
        case .trailing: add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
        case .center: add(view, crossCenter, .equal, canvas, crossCenter, "UISV-alignment")
        default: add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        }
    }

    private mutating func add(_ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute,
                              _ identifier: String, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required) {
        let constraint = NSLayoutConstraint(first, attribute, relation, second, secondAttribute, multiplier, constant)
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private func spacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
        return custom == UIStackView.spacingUseSystem ? NSLayoutConstraint.systemSpacing : custom
    }

    private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
        for (left, right) in pairs {
            let baselines = stack.isBaselineRelativeArrangement && isVertical
            add(right, baselines ? .firstBaseline : start, relation, left, baselines ? .lastBaseline : end, "UISV-spacing", constant: spacing(after: left))
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fillEqually:
            space(.equal)
            for view in views.dropFirst() { add(view, size, .equal, views[0], size, "UISV-fill-equally") }
        case .fillProportionally:
            space(.equal)
            fillProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            equalSpacing()
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalCentering()
        default:
            space(.equal)
            if !isVertical, pairs.count > 0 { shareWidth() }
        }
    }

    /// Texts of several lines would have any width: each gets an equal share, sooner than its text gets the width of one line.
    private mutating func shareWidth() {
        let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }, share = 1 / CGFloat(views.count)
        for view in views where view.wrapsText {
            let priority = min(view.contentCompressionResistancePriority(for: .horizontal).rawValue + 10, 999)
            add(view, .width, .equal, canvas, .width, "UISV-text-width-disambiguation", multiplier: share, constant: -gaps * share, priority: UILayoutPriority(priority))
        }
    }

    /// Sizes keep the proportions of the intrinsic sizes, the first ones' sooner than the others'.
    private mutating func fillProportionally() {
        let lengths = views.map { view -> CGFloat in
            let size = view.intrinsicContentSize
            return max(isVertical ? size.height : size.width, 0)
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return }
        let gaps = views.dropLast().reduce(0) { $0 + spacing(after: $1) }
        for (index, (view, length)) in zip(views, lengths).enumerated() {
            let share = length / total
            add(view, size, .equal, canvas, size, "UISV-fill-proportionally", multiplier: share == 0 ? 0.0001 : share, constant: -gaps * share, priority: UILayoutPriority(999 - Float(index) / 100))
        }
    }

    /// Guides fill the gaps and share one size.
    private mutating func equalSpacing() {
        var gaps: [UILayoutGuide] = []
        for (left, right) in pairs {
            let gap = newGuide("UISV-distributing")
            add(gap, start, .equal, left, end, "UISV-distributing-edge")
            add(right, start, .equal, gap, end, "UISV-distributing-edge")
            if let first = gaps.first { add(gap, size, .equal, first, size, "UISV-fill-equally") }
            gaps.append(gap)
        }
    }

    /// Guides reach from centre to centre and share one size, as far as the spacing lets them.
    private mutating func equalCentering() {
        var spans: [UILayoutGuide] = []
        for (left, right) in pairs {
            let span = newGuide("UISV-distributing")
            add(span, start, .equal, left, center, "UISV-distributing-edge")
            add(right, center, .equal, span, end, "UISV-distributing-edge")
            if let first = spans.first { add(span, size, .equal, first, size, "UISV-fill-equally", priority: UILayoutPriority(150 - Float(spans.count))) }
            spans.append(span)
        }
    }

    private mutating func newGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    // MARK: Across the axis

    private mutating func align() {
        switch stack.alignment {
        case .fill:
            for view in views {
                add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
                add(view, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
            }
        case .leading: pin(crossStart)
        case .trailing: pin(crossEnd)
        case .center: pin(crossCenter)
        case .firstBaseline: pinBaselines(.firstBaseline)
        case .lastBaseline: pinBaselines(.lastBaseline)
        }
    }

    /// The stack is as thick as its thickest view, and no thicker if it can help it.
    private mutating func pin(_ attribute: NSLayoutConstraint.Attribute) {
        for view in views {
            add(view, attribute, .equal, canvas, attribute, "UISV-alignment")
            if attribute != crossStart { add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary") }
            if attribute != crossEnd { add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary") }
        }
        fit()
    }

    private mutating func fit() {
        add(canvas, crossSize, .equal, nil, .notAnAttribute, "UISV-spanning-fit", constant: 0, priority: UILayoutPriority(51))
    }

    private mutating func pinBaselines(_ baseline: NSLayoutConstraint.Attribute) {
        guard !isVertical else { return pin(crossStart) }
        for (left, right) in pairs { add(right, baseline, .equal, left, baseline, "UISV-alignment") }
        for view in views {
            add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, "UISV-spanning-boundary")
            add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, "UISV-spanning-boundary")
            add(view, crossStart, .equal, canvas, crossStart, "UISV-ambiguity-suppression", priority: UILayoutPriority(25))
        }
        fit()
    }
}
