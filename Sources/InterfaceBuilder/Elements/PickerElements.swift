import NibArchive

/// UIPickerView, UIDatePicker.
enum PickerElements {
    static let kinds = [
        ElementKind("pickerView", "UIPickerView", base: ViewElements.rows, [
            .constant("UIShowsSelectionBar") { .bool(true) },
            .constant("UIAllowSelectingCells") { .bool(true) },
            .ignored("showsSelectionIndicator"),
        ]),
        ElementKind("datePicker", "UIDatePicker", base: ControlElements.rows, [
            .choice("datePickerMode", "UIDatePickerMode", ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3, "yearAndMonth": 4], missing: 2),
            .float("countDownDuration", "UICountDownDuration", omitting: 0),
            .integer("minuteInterval", "UIMinuteInterval", missing: 1),
            .choice("style", "UIPreferredDatePickerStyle", ["automatic": 0, "wheels": 1, "compact": 2, "inline": 3], omitting: 0),
            .everyFlag("useCurrentDate", "UIDatePickerUseCurrentDateDuringDecoding", missing: true),
            date("date", "UIDate"), date("minimumDate", "UIMinimumDate"), date("maximumDate", "UIMaximumDate"),
            .string("locale", "UILocaleIdentifier"),
            .notDone("timeZone", "calendar", "roundsToMinuteInterval"),
        ]),
    ]

    /// A date as its seconds since 2001, which is how NSDate archives itself.
    private static func date(_ role: Name, _ key: Key) -> Row {
        Row(children: [role]) { element, node, nib in
            guard let seconds = element.child(role)?.number("timeIntervalSinceReferenceDate") else { return }
            let date = nib.object("NSDate")
            date.add("NS.time", .double(seconds))
            node.add(key, .object(date))
        }
    }
}
