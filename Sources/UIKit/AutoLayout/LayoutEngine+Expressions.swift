import LayoutSolver

/// From attributes to expressions over solver variables.
extension LayoutEngine {
    /// `first − multiplier × second − constant`, or nil when an item is gone or outside the tree.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let first = constraint.firstItem, let firstView = LayoutItem.view(of: first), firstView.isInside(root) else { return nil }
        let second = constraint.secondItem
        var space = firstView
        if let second {
            guard let secondView = LayoutItem.view(of: second), let common = LayoutItem.commonAncestor(firstView, secondView), common.isInside(root) else { return nil }
            space = common
        }
        // What lies in a view follows the direction of that view's content.
        let mirrors = constraint.followsReadingDirection && space.isRightToLeft
        guard var sum = side(first, constraint.firstAttribute, constraint.firstOffset, in: space, mirrors: mirrors) else { return nil }
        if let second {
            guard let other = side(second, constraint.secondAttribute, constraint.secondOffset, in: space, mirrors: mirrors) else { return nil }
            sum.add(other, times: -Double(constraint.multiplier))
        }
        sum.constant -= Double(constraint.constant)
        return sum
    }

    private func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutDimension.Offset?, in space: UIView, mirrors: Bool) -> LinearExpression? {
        guard let offset else {
            let expression = expression(item, attribute, in: space, mirrors: mirrors)
            return mirrors && !LayoutItem.isDimension(attribute) ? -expression : expression
        }
        guard let from = offset.from, let to = offset.to, let fromView = LayoutItem.view(of: from), let toView = LayoutItem.view(of: to),
              let common = LayoutItem.commonAncestor(fromView, toView) else { return nil }
        var distance = expression(to, offset.toAttribute, in: common, mirrors: false)
        distance.add(expression(from, offset.fromAttribute, in: common, mirrors: false), times: -1)
        return distance
    }

    /// An attribute of an item in the coordinates of `space`, an ancestor or the item's view itself.
    func expression(_ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, mirrors: Bool) -> LinearExpression {
        let isBaselineOfAll = attribute == .firstBaseline && (object as? UIView)?.hasBaselineFromBottom == true
        let attribute = isBaselineOfAll ? .lastBaseline : attribute
        let box = box(of: object, attribute, in: space)
        var result = LinearExpression()
        switch attribute.resolved(rightToLeft: mirrors) {
        case .left: result = box.left
        case .right:
            result = box.left
            result.add(box.width, times: 1)
        case .top: result = box.top
        case .bottom:
            result = box.top
            result.add(box.height, times: 1)
        case .width: result = box.width
        case .height: result = box.height
        case .centerX:
            result = box.left
            result.add(box.width, times: 0.5)
        case .centerY:
            result = box.top
            result.add(box.height, times: 0.5)
        default: break
        }
        result.constant += Double(shift(of: object, attribute, mirrors: mirrors))
        return result
    }

    struct Box {
        var left = LinearExpression()
        var top = LinearExpression()
        var width = LinearExpression()
        var height = LinearExpression()
    }

    private func box(of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in space: UIView) -> Box {
        if let guide = object as? UILayoutGuide { return box(of: guide, in: space) }
        let view = object as! UIView
        // Edges and margins of a scroll view mean its content when the other item lies inside.
        if let scroll = view as? UIScrollView, view === space, !LayoutItem.isDimension(attribute), !attribute.isCenter, scroll.takesContentEdges {
            var box = Box()
            let content = item(for: scroll.madeContentGuide)
            box.width.add(content.width)
            box.height.add(content.height)
            return box
        }
        let item = item(for: view)
        let insets = view.alignmentRectInsets
        var box = Box()
        box.width.add(item.width)
        box.height.add(item.height)
        if view === space {
            box.left.constant = insets.left
            box.top.constant = insets.top
        } else {
            box.left.add(item.x)
            box.top.add(item.y)
            addWay(from: view.parent, to: space, &box)
        }
        return box
    }

    private func box(of guide: UILayoutGuide, in space: UIView) -> Box {
        guard let owner = guide.owner else { return Box() }
        var box = Box()
        if let insets = guide.insetsFromOwner {
            let item = item(for: owner)
            let alignment = owner.alignmentRectInsets
            box.width.add(item.width)
            box.width.constant = alignment.left + alignment.right - insets.left - insets.right
            box.height.add(item.height)
            box.height.constant = alignment.top + alignment.bottom - insets.top - insets.bottom
            box.left.constant = insets.left
            box.top.constant = insets.top
            if guide.isScrollFrame {
                box.left.constant += owner.bounds.minX
                box.top.constant += owner.bounds.minY
            }
        } else {
            let item = item(for: guide)
            box.left.add(item.x)
            box.top.add(item.y)
            box.width.add(item.width)
            box.height.add(item.height)
        }
        addWay(from: owner, to: space, &box)
        return box
    }

    /// Adds the positions of all views from `start` up to below `space`.
    private func addWay(from start: UIView?, to space: UIView, _ box: inout Box) {
        var view = start
        while let current = view, current !== space {
            let item = item(for: current)
            let insets = current.alignmentRectInsets
            box.left.add(item.x)
            box.top.add(item.y)
            box.left.constant -= insets.left + current.bounds.minX
            box.top.constant -= insets.top + current.bounds.minY
            view = current.parent
        }
    }

    /// How far margins and baselines lie from the edge that they start from.
    private func shift(of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, mirrors: Bool) -> CGFloat {
        guard let view = object as? UIView else { return 0 }
        switch attribute {
        case .firstBaseline: return view.firstBaselineOffset
        case .lastBaseline: return -view.lastBaselineOffset
        case .leftMargin: return view.layoutMargins.left
        case .rightMargin: return -view.layoutMargins.right
        case .leadingMargin: return mirrors ? -view.layoutMargins.right : view.layoutMargins.left
        case .trailingMargin: return mirrors ? view.layoutMargins.left : -view.layoutMargins.right
        case .topMargin: return view.layoutMargins.top
        case .bottomMargin: return -view.layoutMargins.bottom
        case .centerXWithinMargins: return (view.layoutMargins.left - view.layoutMargins.right) / 2
        case .centerYWithinMargins: return (view.layoutMargins.top - view.layoutMargins.bottom) / 2
        default: return 0
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isCenter: Bool { self == .centerX || self == .centerY || self == .centerXWithinMargins || self == .centerYWithinMargins }

    /// The edge, centre or size that an attribute is measured from.
    func resolved(rightToLeft: Bool) -> Self {
        switch self {
        case .leading, .leadingMargin: return rightToLeft ? .right : .left
        case .trailing, .trailingMargin: return rightToLeft ? .left : .right
        case .leftMargin: return .left
        case .rightMargin: return .right
        case .topMargin, .firstBaseline: return .top
        case .bottomMargin, .lastBaseline: return .bottom
        case .centerXWithinMargins: return .centerX
        case .centerYWithinMargins: return .centerY
        default: return self
        }
    }
}
