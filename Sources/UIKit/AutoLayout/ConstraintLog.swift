/// What iOS prints about constraints, and how it prints one.
@MainActor enum ConstraintLog {
    static func unsatisfiable(_ members: [NSLayoutConstraint], broken: NSLayoutConstraint) {
        let list = members.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
        write("""
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(broken.text)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
            """)
    }

    static func unprepared(_ constraint: NSLayoutConstraint, _ view: UIView) {
        write("""
            [LayoutConstraints] The view hierarchy is not prepared for the constraint: \(constraint.text)
            \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
            """)
    }

    /// Tests listen here.
    static var listener: ((String) -> Void)?

    private static func write(_ text: String) {
        if let listener { return listener(text) }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension NSLayoutConstraint {
    /// `<NSLayoutConstraint:0x6000 UILabel:0x7f80.width == 100   (active)>`
    var text: String {
        var text = "<\(type(of: self)):\(LayoutItem.address(self))"
        if let identifier { text += " '\(identifier)'" }
        text += " \(side(firstItem, firstAttribute)) \(sign) "
        if let secondItem {
            if multiplier != 1 { text += "\(number(multiplier))*" }
            text += side(secondItem, secondAttribute)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(number(abs(constant)))" }
        } else {
            text += number(constant)
        }
        if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
        return text + (isActive ? "   (active)>" : "   (inactive)>")
    }

    private var sign: String { relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">=" }
    private func side(_ item: AnyObject?, _ attribute: Attribute) -> String { "\(item.map(LayoutItem.name) ?? "(null)").\(LayoutItem.name(of: attribute))" }

    private func number(_ value: CGFloat) -> String { value == value.rounded() ? String(Int(value)) : String(Double(value)) }
}
