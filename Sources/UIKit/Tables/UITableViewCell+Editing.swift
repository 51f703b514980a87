import Foundation
import ObjCRuntime

extension UITableViewCell {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editingState.isEditing != editing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        editingState.isEditing = editing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
        didTransition(to: state)
    }

    /// The edit control at the start, the reorder control at the end.
    func layoutEditing() {
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if editingState.isEditing, editingState.style != .none {
            let control = editingState.control ?? CellEditControl()
            editingState.control = control
            control.style = editingState.style
            control.cell = self
            if control.superview !== self { addSubview(control) }
            let width = sideMargin + 28
            control.frame = CGRect(x: rtl ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        } else {
            editingState.control?.removeFromSuperview()
        }
        if editingState.isEditing, editingState.canMove, showsReorderControl {
            let view = editingState.reorder ?? CellReorderControl()
            editingState.reorder = view
            view.cell = self
            if view.superview !== self { addSubview(view) }
            view.frame = CGRect(x: rtl ? 8 : bounds.width - 38, y: 0, width: 30, height: bounds.height)
        } else { editingState.reorder?.removeFromSuperview() }
    }

    func decodeCell(_ coder: NSCoder) {
        parts.textLabel = coder.object("UITextLabel")
        parts.detailLabel = coder.object("UIDetailTextLabel")
        parts.imageView = coder.object("UIImageView")
        for view in [parts.imageView, parts.textLabel, parts.detailLabel] as [UIView?] { if let view, view.superview == nil { content.addSubview(view) } }
        if let raw = coder.integer("UIAccessoryType"), let type = AccessoryType(rawValue: raw) { accessoryType = type }
        if let raw = coder.integer("UIEditingAccessoryType"), let type = AccessoryType(rawValue: raw) { editingAccessoryType = type }
        accessoryView = coder.object("UIAccessoryView")
        editingAccessoryView = coder.object("UIEditingAccessoryView")
        backgroundView = coder.object("UIBackgroundView")
        selectedBackgroundView = coder.object("UISelectedBackgroundView")
        if let raw = coder.integer("UISelectionStyle"), let style = SelectionStyle(rawValue: raw) { selectionStyle = style }
        if let level = coder.integer("UIIndentationLevel") { indentationLevel = level }
        if let width = coder.float("UIIndentationWidth") { indentationWidth = width }
        if let insets = coder.insets("UISeparatorInset") { separatorInset = insets }
        if let shows = coder.bool("UIShowsReorderControl") { showsReorderControl = shows }
        if let indents = coder.bool("UIShouldIndentWhileEditing") { shouldIndentWhileEditing = indents }
        if !coder.decodeBool(forKey: "UITableCellBackgroundColorSet"), coder.containsValue(forKey: "UISystemBackgroundView") { backgroundColor = nil }
    }

    nonisolated static func glueCell(_ glue: inout ObjCGlue) {
        glue.property("selectionSegueTemplate", get: { ($0 as! UITableViewCell).parts.selectionSegue }, set: { ($0 as! UITableViewCell).parts.selectionSegue = $1.map { $0 as AnyObject } })
        glue.property("accessoryActionSegueTemplate", get: { ($0 as! UITableViewCell).parts.accessorySegue }, set: { ($0 as! UITableViewCell).parts.accessorySegue = $1.map { $0 as AnyObject } })
        glue.property("textLabel", get: { ($0 as! UITableViewCell).textLabel })
        glue.property("detailTextLabel", get: { ($0 as! UITableViewCell).detailTextLabel })
        glue.property("imageView", get: { ($0 as! UITableViewCell).imageView })
        glue.property("accessoryView", get: { ($0 as! UITableViewCell).accessoryView }, set: { ($0 as! UITableViewCell).accessoryView = _objcCast($1) })
        glue.property("editingAccessoryView", get: { ($0 as! UITableViewCell).editingAccessoryView }, set: { ($0 as! UITableViewCell).editingAccessoryView = _objcCast($1) })
        glue.property("backgroundView", get: { ($0 as! UITableViewCell).backgroundView }, set: { ($0 as! UITableViewCell).backgroundView = _objcCast($1) })
        glue.property("selectedBackgroundView", get: { ($0 as! UITableViewCell).selectedBackgroundView }, set: { ($0 as! UITableViewCell).selectedBackgroundView = _objcCast($1) })
        glue.property("accessoryType", get: { ($0 as! UITableViewCell).accessoryType.rawValue }, set: { ($0 as! UITableViewCell).accessoryType = AccessoryType(rawValue: _objcCast($1)) ?? .none })
        glue.creates { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
}
