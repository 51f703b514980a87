/// The standard edit actions of text: what they do, and when they can.
@MainActor struct EditActions {
    let input: any TypedInto
    var isSecure = false

    private var selected: String? {
        let range = input.editedRange
        return range.length > 0 ? (input.editedText as NSString).substring(with: range) : nil
    }

    /// nil for an action that isn't about text.
    func allows(_ action: Selector) -> Bool? {
        switch action.description {
        case "copy:": selected != nil && !isSecure
        case "cut:", "delete:": selected != nil && input.takesText && (!isSecure || action.description == "delete:")
        case "paste:": input.takesText && UIPasteboard.general.hasStrings
        case "select:": selected == nil && !input.editedText.isEmpty
        case "selectAll:": !input.editedText.isEmpty && input.editedRange.length < (input.editedText as NSString).length
        default: nil
        }
    }

    func copy() { if let selected, !isSecure { UIPasteboard.general.string = selected } }

    func cut() {
        guard let selected, !isSecure else { return }
        UIPasteboard.general.string = selected
        input.pressDelete()
    }

    func paste() { if input.takesText, let text = UIPasteboard.general.string { input.type(input.isMultiline ? text : text.replacingOccurrences(of: "\n", with: " ")) } }
    func delete() { if selected != nil { input.pressDelete() } }
    func selectAll() { input.editedRange = NSRange(location: 0, length: (input.editedText as NSString).length) }

    /// The word at the caret.
    func select() {
        let units = Array(input.editedText.utf16), place = min(input.editedRange.location, units.count)
        let isOfWord = { (unit: UInt16) in Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true }
        let start = units[..<place].lastIndex { !isOfWord($0) }.map { $0 + 1 } ?? 0
        let end = units[place...].firstIndex { !isOfWord($0) } ?? units.count
        input.editedRange = NSRange(location: start, length: end - start)
    }

    /// For the class's list of what can be called by selector.
    nonisolated static func glue(_ glue: inout ObjCGlue) {
        glue.action("copy:") { receiver, arguments in (receiver as! UIResponder).copy(arguments.first ?? nil); return nil }
        glue.action("cut:") { receiver, arguments in (receiver as! UIResponder).cut(arguments.first ?? nil); return nil }
        glue.action("paste:") { receiver, arguments in (receiver as! UIResponder).paste(arguments.first ?? nil); return nil }
        glue.action("delete:") { receiver, arguments in (receiver as! UIResponder).delete(arguments.first ?? nil); return nil }
        glue.action("select:") { receiver, arguments in (receiver as! UIResponder).select(arguments.first ?? nil); return nil }
        glue.action("selectAll:") { receiver, arguments in (receiver as! UIResponder).selectAll(arguments.first ?? nil); return nil }
    }
}
