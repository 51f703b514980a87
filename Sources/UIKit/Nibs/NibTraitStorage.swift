import Foundation
import NibArchive

/// What a document varies by trait: values of attributes, and which views and constraints take part.
@MainActor struct NibTraitStorage {
    let decoder: UINibDecoder
    let current: UITraitCollection
    private var tables: NibTables { decoder.tables }

    func apply(_ list: Int) {
        for storage in references(list, "UITraitStorages") {
            if decoder.archive.className(of: storage) == "_UIRelationshipTraitStorage" { applyRelationship(storage) } else { applyAttribute(storage) }
        }
    }

    // MARK: Attributes

    /// The records go from general to special: the last that fits wins.
    private func applyAttribute(_ storage: Int) {
        guard let target = object(storage, "UIObject"), let keyPath = object(storage, "UIKeyPath") as? String,
              let record = references(storage, "UIRecords").last(where: fits) else { return }
        if keyPath == "encodedConstant", let constraint = target as? NSLayoutConstraint {
            if let constant = constant(of: record) { constraint.constant = constant }
            return
        }
        NibKeyValue.set(object(record, "UIValue"), forKeyPath: keyPath, of: target)
    }

    private func constant(of record: Int) -> CGFloat? {
        guard let value = tables.value(of: record, "UIValue")?.reference else { return nil }
        return tables.value(of: value, "UINumericConstant")?.number.map { CGFloat($0) }
    }

    // MARK: Relationships

    /// Each fitting record adds and takes away, general ones first; what none of them names stays as the nib has it.
    private func applyRelationship(_ storage: Int) {
        guard let view = object(storage, "UIObject") as? UIView, let keyPath = object(storage, "UIKeyPath") as? String else { return }
        let candidates = elements(storage, "UIRelationshipCandidates")
        var chosen: [ObjectIdentifier: Bool] = [:]
        for record in references(storage, "UIRecords") where fits(record) {
            for added in elements(record, "UIAddedObjects") { chosen[ObjectIdentifier(added)] = true }
            for removed in elements(record, "UIRemovedObjects") { chosen[ObjectIdentifier(removed)] = false }
        }
        for candidate in candidates {
            guard let isInstalled = chosen[ObjectIdentifier(candidate)] else { continue }
            keyPath == "traitStorageConstraints" ? install(candidate, isInstalled, in: view) : place(candidate, isInstalled, in: view)
        }
    }

    private func install(_ candidate: AnyObject, _ isInstalled: Bool, in view: UIView) {
        guard let constraint = candidate as? NSLayoutConstraint else { return }
        let isThere = view.constraints.contains { $0 === constraint }
        if isInstalled, !isThere { view.addConstraint(constraint) }
        if !isInstalled, isThere { view.removeConstraint(constraint) }
    }

    private func place(_ candidate: AnyObject, _ isInstalled: Bool, in view: UIView) {
        guard let subview = candidate as? UIView else { return }
        if isInstalled, subview.superview !== view { view.addSubview(subview) }
        if !isInstalled, subview.superview === view { subview.removeFromSuperview() }
    }

    // MARK: Traits

    private func fits(_ record: Int) -> Bool {
        guard let traits = tables.value(of: record, "UITraitCollection")?.reference else { return true }
        return tables.archive.entries(of: traits).allSatisfy { entry in
            let name = tables.archive.keyName(entry)
            guard let trait = name.split(separator: "-").last, let wanted = entry.value.number else { return true }
            return value(of: String(trait)).map { $0 == wanted } ?? true
        }
    }

    private func value(of trait: String) -> Double? {
        switch trait {
        case "_UITraitNameHorizontalSizeClass": Double(current.horizontalSizeClass.rawValue)
        case "_UITraitNameVerticalSizeClass": Double(current.verticalSizeClass.rawValue)
        case "_UITraitNameUserInterfaceIdiom": Double(current.userInterfaceIdiom.rawValue)
        case "_UITraitNameUserInterfaceStyle": Double(current.userInterfaceStyle.rawValue)
        case "_UITraitNameDisplayScale": Double(current.displayScale)
        case "_UITraitNameDisplayGamut": Double(current.displayGamut.rawValue)
        default: nil
        }
    }

    // MARK: Reading

    private func references(_ index: Int, _ key: String) -> [Int] {
        tables.value(of: index, key)?.reference.map { tables.elements(of: $0).compactMap(\.reference) } ?? []
    }

    private func object(_ index: Int, _ key: String) -> Any? { tables.value(of: index, key)?.reference.flatMap { decoder.object(at: $0) } }
    private func elements(_ index: Int, _ key: String) -> [AnyObject] { references(index, key).compactMap { decoder.object(at: $0) as AnyObject? } }
}
