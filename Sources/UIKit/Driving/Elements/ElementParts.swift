/// The parts of controls that are elements but no views of their own.
@MainActor enum ElementParts {
    /// nil for views whose parts are their subviews.
    static func of(_ view: UIView) -> [Element]? {
        switch view {
        case let control as UISegmentedControl: segments(of: control)
        case let stepper as UIStepper: halves(of: stepper)
        case let picker as UIPickerView: wheels(of: picker)
        default: nil
        }
    }

    private static func part(_ kind: ElementKind, of view: UIView, in rect: CGRect) -> Element {
        var element = Element(kind: kind, className: _typeName(type(of: view), qualified: false))
        element.view = view
        element.isPart = true
        element.frame = UIAccessibility.convertToScreenCoordinates(rect, in: view)
        if kind == .button { element.traits = .button }
        return element
    }

    private static func segments(of control: UISegmentedControl) -> [Element] {
        control.segmentRects().enumerated().map { index, rect in
            var element = part(.button, of: control, in: rect)
            element.label = control.titleForSegment(at: index) ?? control.imageForSegment(at: index).flatMap { $0.accessibilityLabel ?? $0.nameForTree } ?? ""
            element.isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
            element.isSelected = index == control.selectedSegmentIndex
            if element.isSelected { element.traits.insert(.selected) }
            if !element.isEnabled { element.traits.insert(.notEnabled) }
            return element
        }
    }

    private static func halves(of stepper: UIStepper) -> [Element] {
        let (left, right) = stepper.bounds.divided(atDistance: stepper.bounds.width / 2, from: .minXEdge)
        let isMirrored = stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let halves = [("Decrement", isMirrored ? right : left, stepper.value > stepper.minimumValue), ("Increment", isMirrored ? left : right, stepper.value < stepper.maximumValue)]
        return halves.map { label, rect, canStep in
            var element = part(.button, of: stepper, in: rect)
            element.label = label
            element.isEnabled = stepper.isEnabled && (stepper.wraps || canStep)
            if !element.isEnabled { element.traits.insert(.notEnabled) }
            return element
        }
    }

    private static func wheels(of picker: UIPickerView) -> [Element] {
        var x = (picker.bounds.width - picker.components.reduce(0) { $0 + $1.rowSize.width }) / 2
        return picker.components.indices.map { index in
            let wheel = picker.components[index]
            var element = part(.pickerWheel, of: picker, in: CGRect(x: x, y: 0, width: wheel.rowSize.width, height: picker.bounds.height))
            x += wheel.rowSize.width
            element.value = wheel.views[wheel.selected].map(text) ?? ""
            element.traits = .adjustable
            return element
        }
    }

    private static func text(in view: UIView) -> String { (view as? UILabel)?.text ?? view.subviews.lazy.map(text).first { !$0.isEmpty } ?? "" }
}
