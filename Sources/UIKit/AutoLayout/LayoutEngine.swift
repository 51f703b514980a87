import LayoutSolver

/// Auto Layout of one tree: keeps a solver in step with the constraints and frames below a root.
///
/// Positions are relative to the superview, so that constraints inside one view stay apart from those of others.
@MainActor final class LayoutEngine {
    unowned let root: UIView
    let solver = LayoutSolver()
    /// A throw-away engine that finds the size of `root`.
    let isSizing: Bool
    private var items: [ObjectIdentifier: EngineItem] = [:]
    private var itemOfVariable: [Int32: EngineItem] = [:]
    private var installed: [ObjectIdentifier: LayoutSolver.Constraint] = [:]
    private var constraintOf: [LayoutSolver.Constraint: NSLayoutConstraint] = [:]
    private var logged: Set<ObjectIdentifier> = []
    /// Views whose height follows from the width that the solver finds: text of several lines.
    private var wrapping: [ObjectIdentifier: EngineItem] = [:]
    /// Views whose intrinsic size is to be asked for before the next solution, in the order in which they told of it: of wishes as strong
    /// as one another the older is met.
    private var staleContent: [UIView] = []

    init(root: UIView, isSizing: Bool = false) {
        self.root = root
        self.isSizing = isSizing
        solver.givenUp = { [unowned self] in givenUp($0) }
        collect(root)
    }

    // MARK: Items

    /// Takes over all items and constraints of a subtree.
    func collect(_ view: UIView) {
        var arrangements: [NSLayoutConstraint] = []
        collect(view, &arrangements)
        for constraint in arrangements { add(constraint) }
    }

    /// What stacks add to their views' own constraints comes last, as it does when they are asked for it: of a contradiction it is given up.
    private func collect(_ view: UIView, _ arrangements: inout [NSLayoutConstraint]) {
        guard view.flags.usesConstraints || view === root else { return }
        if view.flags.positionedByConstraints, hasContent(view) { _ = item(for: view) }
        let arranged = Set(((view as? UIStackView)?.arrangement.constraints ?? []).map(ObjectIdentifier.init))
        for constraint in view.layoutState?.constraints ?? [] {
            if arranged.contains(ObjectIdentifier(constraint)) { arrangements.append(constraint) } else { add(constraint) }
        }
        for child in view.children { collect(child, &arrangements) }
    }

    func forget(_ view: UIView) {
        guard view.flags.usesConstraints else { return }
        for constraint in view.layoutState?.constraints ?? [] { remove(constraint) }
        for child in view.children { forget(child) }
        for guide in view.layoutState?.guides ?? [] { drop(guide) }
        for guide in view.layoutState?.systemGuides.values.map({ $0 }) ?? [] { drop(guide) }
        if let scroll = view as? UIScrollView, let guide = scroll.contentGuide { drop(guide) }
        drop(view)
    }

    func drop(_ owner: AnyObject) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(owner)) else { return }
        removeContent(of: item)
        wrapping[ObjectIdentifier(owner)] = nil
        item.isContentStale = false
        for variable in item.all {
            itemOfVariable[variable.index] = nil
            solver.remove(variable)
        }
    }

    func existingItem(for owner: AnyObject) -> EngineItem? { items[ObjectIdentifier(owner)] }

    func item(for view: UIView) -> EngineItem {
        if let found = items[ObjectIdentifier(view)] { return found }
        let made = make(view)
        if !isFree(view) { fix(view, made) }
        contentChanged(view)
        return made
    }

    func item(for guide: UILayoutGuide) -> EngineItem {
        if let found = items[ObjectIdentifier(guide)] { return found }
        let made = make(guide)
        if guide is ScrollContentGuide {
            solver.fix(made.x, at: 0)
            solver.fix(made.y, at: 0)
        }
        return made
    }

    private func make(_ owner: AnyObject) -> EngineItem {
        let made = EngineItem(owner, in: solver)
        items[ObjectIdentifier(owner)] = made
        for variable in made.all { itemOfVariable[variable.index] = made }
        return made
    }

    /// Whether constraints decide where the view is.
    private func isFree(_ view: UIView) -> Bool { view.flags.positionedByConstraints && view !== root }

    /// Whether the view's content alone makes constraints. One that nothing constrains keeps the frame that it is given by hand.
    private func hasContent(_ view: UIView) -> Bool {
        let size = view.intrinsicContentSize
        return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric || view.wrapsContent
    }

    private func fix(_ view: UIView, _ item: EngineItem) {
        if view === root, isSizing {
            solver.fix(item.x, at: 0)
            solver.fix(item.y, at: 0)
        } else {
            item.fix(view.alignmentRect(forFrame: view.untransformedFrame), in: solver)
        }
    }

    /// The view's frame was set by hand.
    func frameChanged(_ view: UIView) {
        guard let item = items[ObjectIdentifier(view)], !isFree(view) else { return }
        fix(view, item)
    }

    /// `translatesAutoresizingMaskIntoConstraints` was set.
    func freedomChanged(_ view: UIView) {
        if isFree(view) {
            guard items[ObjectIdentifier(view)] != nil || hasContent(view) else { return }
            let item = item(for: view)
            item.unfix(in: solver)
            contentChanged(view)
        } else if let item = items[ObjectIdentifier(view)] {
            removeContent(of: item)
            fix(view, item)
        }
    }

    // MARK: Intrinsic sizes

    /// Says whether constraints place the view.
    @discardableResult
    func contentChanged(_ view: UIView) -> Bool {
        guard isFree(view) || (view === root && isSizing) else { return false }
        let item: EngineItem
        if let known = items[ObjectIdentifier(view)] {
            item = known
        } else {
            guard isFree(view), hasContent(view) else { return false }
            item = make(view)
        }
        guard !item.isContentStale else { return true }
        item.isContentStale = true
        staleContent.append(view)
        return true
    }

    private func updateStaleContent() {
        while !staleContent.isEmpty {
            let views = staleContent
            staleContent = []
            for view in views {
                guard let item = items[ObjectIdentifier(view)], item.isContentStale else { continue }
                item.isContentStale = false
                if isFree(view) || view === root { updateContent(of: view, item) }
            }
        }
    }

    private func updateContent(of view: UIView, _ item: EngineItem) {
        var size = view.intrinsicContentSize
        if view.wrapsContent, !view.flags.takesFrameFromSolver {
            wrapping[ObjectIdentifier(view)] = item
            let width = solver.value(item.width)
            if width > 0, let wrapped = view.contentSize(forWidth: width) { size.height = wrapped.height }
        }
        let priorities = view.contentPriorities
        set(size.width, on: item.width, hugging: priorities.horizontalHugging, resistance: priorities.horizontalResistance, &item.horizontalContent)
        set(size.height, on: item.height, hugging: priorities.verticalHugging, resistance: priorities.verticalResistance, &item.verticalContent)
    }

    private func set(_ length: CGFloat, on variable: LayoutSolver.Variable, hugging: UILayoutPriority, resistance: UILayoutPriority, _ pair: inout EngineItem.ContentConstraints?) {
        guard length != UIView.noIntrinsicMetric, length.isFinite else {
            if let old = pair { solver.remove(old.hugging); solver.remove(old.resistance) }
            return pair = nil
        }
        let (hugging, resistance) = (Double(hugging.rawValue), Double(resistance.rawValue))
        if let pair {
            solver.setConstant(pair.hugging, -length)
            solver.setConstant(pair.resistance, -length)
            solver.setStrength(pair.hugging, hugging)
            solver.setStrength(pair.resistance, resistance)
        } else {
            pair = .init(hugging: solver.add([.init(variable)], .atMost, constant: -length, strength: hugging),
                         resistance: solver.add([.init(variable)], .atLeast, constant: -length, strength: resistance))
        }
    }

    private func removeContent(of item: EngineItem) {
        for pair in [item.horizontalContent, item.verticalContent] {
            guard let pair else { continue }
            solver.remove(pair.hugging)
            solver.remove(pair.resistance)
        }
        item.horizontalContent = nil
        item.verticalContent = nil
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] == nil, let expression = expression(of: constraint) else { return }
        let handle = solver.add(expression.terms, constraint.relation.forSolver, constant: expression.constant, strength: Double(constraint.priority.rawValue))
        installed[ObjectIdentifier(constraint)] = handle
        constraintOf[handle] = constraint
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let handle = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        constraintOf[handle] = nil
        logged.remove(ObjectIdentifier(constraint))
        solver.remove(handle)
    }

    /// Something outside that a constraint's constant depends on may have changed: margins, offsets, the constant itself.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard let handle = installed[ObjectIdentifier(constraint)], let expression = expression(of: constraint) else { return }
        solver.setConstant(handle, expression.constant)
        solver.setStrength(handle, Double(constraint.priority.rawValue))
    }

    func reinstall(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] != nil else { return }
        remove(constraint)
        add(constraint)
    }

    // MARK: Solving

    var needsSolving: Bool { solver.needsSolving || !staleContent.isEmpty }

    /// Solves what is stale and marks the superviews of all that moved.
    func solve() {
        updateStaleContent()
        guard solver.needsSolving else { return }
        for _ in 0 ..< 4 {
            var moved: Set<ObjectIdentifier> = []
            let conflicts = solver.solve { variable in
                guard let item = self.itemOfVariable[variable.index], let owner = item.owner else { return }
                if moved.insert(ObjectIdentifier(owner)).inserted { self.mark(owner, item) }
            }
            for conflict in conflicts { report(conflict) }
            guard wrapAgain(moved) else { break }
        }
    }

    private func mark(_ owner: AnyObject, _ item: EngineItem) {
        guard !isSizing else { return }
        if let view = owner as? UIView {
            if view !== root, isFree(view) { view.parent?.setNeedsLayout() }
        } else if let guide = owner as? UILayoutGuide {
            guide.owner?.setNeedsLayout()
        }
    }

    /// Text that wraps: the width found gives a height, which may move others once more.
    private func wrapAgain(_ moved: Set<ObjectIdentifier>) -> Bool {
        for (id, item) in wrapping where moved.contains(id) {
            if let view = item.owner as? UIView { updateContent(of: view, item) }
        }
        return solver.needsSolving
    }

    /// A stack view's hidden view has no size, whatever else is said of it: what the app asks of that view gives way.
    private func givenUp(_ members: [LayoutSolver.Constraint]) -> LayoutSolver.Constraint? {
        let hidden = members.lazy.compactMap { self.constraintOf[$0] }.filter { $0.identifier == StackBuilder.hiding }.compactMap(\.firstItem)
        return members.last { member in
            guard let constraint = constraintOf[member], constraint.identifier?.hasPrefix("UISV-") != true else { return false }
            return hidden.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
    }

    private func report(_ conflict: LayoutSolver.Conflict) {
        guard !isSizing, let broken = constraintOf[conflict.broken], logged.insert(ObjectIdentifier(broken)).inserted else { return }
        ConstraintLog.unsatisfiable(conflict.members.compactMap { constraintOf[$0] }, broken: broken)
    }
}

extension NSLayoutConstraint.Relation {
    var forSolver: LayoutSolver.Relation {
        switch self {
        case .lessThanOrEqual: return .atMost
        case .equal: return .equal
        case .greaterThanOrEqual: return .atLeast
        }
    }
}
