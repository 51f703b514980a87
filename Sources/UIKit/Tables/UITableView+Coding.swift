import Foundation
import ObjCRuntime

extension UITableView {
    func decodeTable(_ coder: NSCoder) {
        decodeHeights(coder)
        if let raw = coder.integer("UISeparatorStyleIOS9AndLater") ?? coder.integer("UISeparatorStyleIOS5AndLater") ?? coder.integer("UISeparatorStyle"),
           let style = UITableViewCell.SeparatorStyle(rawValue: raw) { separatorStyle = style }
        if let color: UIColor = coder.object("UISeparatorColor") { separatorColor = color }
        if let insets = coder.insets("UISeparatorInset") { separatorInset = insets }
        if let raw = coder.integer("UISeparatorInsetReference"), let reference = SeparatorInsetReference(rawValue: raw) { separatorInsetReference = reference }
        if let allows = coder.bool("UIAllowsSelection") { allowsSelection = allows }
        if let allows = coder.bool("UIAllowsMultipleSelection") { allowsMultipleSelection = allows }
        if let allows = coder.bool("UIAllowsSelectionDuringEditing") { allowsSelectionDuringEditing = allows }
        if let allows = coder.bool("UIAllowsMultipleSelectionDuringEditing") { allowsMultipleSelectionDuringEditing = allows }
        if let prefetches = coder.bool("UIPrefetchingEnabled") { isPrefetchingEnabled = prefetches }
        if let insets = coder.bool("UIInsetsContentViewsToSafeArea") { insetsContentViewsToSafeArea = insets }
        sectionIndexColor = coder.object("UISectionIndexColor")
        sectionIndexBackgroundColor = coder.object("UISectionIndexBackgroundColor")
        sectionIndexTrackingBackgroundColor = coder.object("UISectionIndexTrackingBackgroundColor")
        if let count = coder.integer("UISectionIndexMinimumDisplayRowCount") { sectionIndexMinimumDisplayRowCount = count }
        decodePrototypes(coder)
        tableHeaderView = coder.object("UITableHeaderView")
        tableFooterView = coder.object("UITableFooterView")
        backgroundView = coder.object("UIBackgroundView")
        if let source = coder.decodeObject(forKey: "UIDataSource") as? any UITableViewDataSource { dataSource = source }
        if let delegate = coder.decodeObject(forKey: "UIDelegate") as? any UITableViewDelegate { self.delegate = delegate }
    }

    private func decodeHeights(_ coder: NSCoder) {
        if let height = coder.float("UIRowHeight") { rowHeight = height }
        if let height = coder.float("UISectionHeaderHeight") { sectionHeaderHeight = height }
        if let height = coder.float("UISectionFooterHeight") { sectionFooterHeight = height }
        if let height = coder.float("UIEstimatedRowHeight") { estimatedRowHeight = height }
        if let height = coder.float("UIEstimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = coder.float("UIEstimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
        if let height = coder.float("UIFillerRowHeight") { fillerRowHeight = height }
        if let padding = coder.float("UISectionHeaderTopPadding") { sectionHeaderTopPadding = padding }
    }

    /// Prototype cells of a storyboard: a nib each, with the objects of the scene that it refers to.
    private func decodePrototypes(_ coder: NSCoder) {
        let external = coder.stringDictionary("UITableViewCellPrototypeNibExternalObjects")
        for (identifier, nib) in coder.stringDictionary("UITableViewCellPrototypeNibs") {
            guard let nib = nib as? UINib else { continue }
            reuse.cells.nibs[identifier] = nib
            reuse.cells.externalObjects[identifier] = NibDictionary.strings(external[identifier])
        }
    }

    nonisolated static func glueTable(_ glue: inout ObjCGlue) {
        glue.property("dataSource", get: { ($0 as! UITableView).dataSource }, set: { ($0 as! UITableView).dataSource = $1 as? any UITableViewDataSource })
        glue.property("delegate", get: { ($0 as! UITableView).delegate }, set: { ($0 as! UITableView).delegate = $1 as? any UITableViewDelegate })
        glue.property("prefetchDataSource", get: { ($0 as! UITableView).prefetchDataSource }, set: { ($0 as! UITableView).prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching })
        glue.property("dragDelegate", get: { ($0 as! UITableView).dragDelegate }, set: { ($0 as! UITableView).dragDelegate = $1 as? any UITableViewDragDelegate })
        glue.property("dropDelegate", get: { ($0 as! UITableView).dropDelegate }, set: { ($0 as! UITableView).dropDelegate = $1 as? any UITableViewDropDelegate })
        glue.property("tableHeaderView", get: { ($0 as! UITableView).tableHeaderView }, set: { ($0 as! UITableView).tableHeaderView = _objcCast($1) })
        glue.property("tableFooterView", get: { ($0 as! UITableView).tableFooterView }, set: { ($0 as! UITableView).tableFooterView = _objcCast($1) })
        glue.property("backgroundView", get: { ($0 as! UITableView).backgroundView }, set: { ($0 as! UITableView).backgroundView = _objcCast($1) })
        glue.property("separatorColor", get: { ($0 as! UITableView).separatorColor }, set: { ($0 as! UITableView).separatorColor = _objcCast($1) })
        glue.property("rowHeight", get: { ($0 as! UITableView).rowHeight }, set: { ($0 as! UITableView).rowHeight = _objcCast($1) })
        glue.action("reloadData") { table, _ in (table as! UITableView).reloadData(); return nil }
        glue.creates { UITableView(frame: .zero, style: .plain) }
    }
}

/// Dictionaries of a nib, however its decoder hands them out.
enum NibDictionary {
    static func number(_ key: AnyHashable) -> UInt? {
        switch key.base {
        case let number as NSNumber: number.uintValue
        case let number as Int: UInt(bitPattern: number)
        case let number as Double: UInt(number)
        default: nil
        }
    }

    static func strings(_ value: Any?) -> [String: Any]? {
        if let dictionary = value as? [String: Any] { return dictionary }
        if let dictionary = value as? [AnyHashable: Any] { return Dictionary(dictionary.compactMap { key, value in (key.base as? String).map { ($0, value) } }, uniquingKeysWith: { $1 }) }
        guard let dictionary = value as? NSDictionary else { return nil }
        var found: [String: Any] = [:]
        for key in dictionary.allKeys { if let name = (key as? String) ?? (key as? NSString).map({ $0 as String }) { found[name] = dictionary.object(forKey: key) } }
        return found
    }
}
