/// UIKit's own views that override `draw(_:)`. Of an app's classes their glue tells; a view that draws nothing gets no bitmap.
@MainActor enum SelfDrawing {
    private static let classes: Set<ObjectIdentifier> = Set(list.map { ObjectIdentifier($0) })

    private static let list: [UIView.Type] = [
        CellEditControl.self,
        UIActivityIndicatorView.self,
        UIColorWell.self,
        UIDatePicker.self,
        UIPageControl.self,
        UIPickerView.self,
        UIProgressView.self,
        UISegmentedControl.self,
        UISlider.self,
        UIStepper.self,
        UISwitch.self,
        UITextField.self,
    ]

    static func includes(_ type: UIView.Type) -> Bool {
        var next: AnyClass? = type
        while let current = next, current != UIView.self {
            if classes.contains(ObjectIdentifier(current)) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
