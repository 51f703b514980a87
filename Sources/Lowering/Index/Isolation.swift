/// What belongs to the main actor, and what of it overrides something that doesn't.
extension ModuleIndex {
    func findIsolation(of type: TypeDeclaration) {
        type.isMainActor = isMainActor(type)
        guard type.isMainActor else { return }
        for index in type.members.indices where type.members[index].isOverride && type.members[index].kind != .initializer {
            guard overridesNonisolated(type.members[index], of: type) else { continue }
            type.members[index].isIsolatedOverride = true
            type.members[index].owner = type.path
        }
    }

    private func isMainActor(_ type: TypeDeclaration) -> Bool {
        for some in chain(of: type) {
            if some.modifiers.contains("nonisolated") { return false }
            if some.attributes.contains("MainActor") { return true }
        }
        if let root = foreignSuperclass(of: type), importedIsolated.contains(root) { return true }
        return options.isolatesToMainActor
    }

    /// iOS lets Objective-C's methods be overridden by ones of the main actor; Swift's own, which stand for them here, don't allow it.
    private func overridesNonisolated(_ member: Member, of type: TypeDeclaration) -> Bool {
        if member.modifiers.contains("nonisolated") { return false }
        for some in chain(of: type).dropFirst() where some.members.contains(where: { $0.fullName == member.fullName && !$0.isOverride }) { return false }
        guard let root = foreignSuperclass(of: type), !importedIsolated.contains(root) else { return Self.nonisolated.contains(member.fullName) }
        let isFoundations = type.ancestry == .foreign || root == "NSObject" || root == "ObjCObject" || root.hasPrefix("CA")
        return isFoundations || Self.nonisolated.contains(member.fullName)
    }

    /// What every object of Objective-C has, on any thread.
    private static let nonisolated: Set<String> = [
        "responds(to:)", "forwardingTarget(for:)", "doesNotRecognizeSelector(_:)", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
        "setValue(_:forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "setValuesForKeys(_:)",
        "dictionaryWithValues(forKeys:)", "observeValue(forKeyPath:of:change:context:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
        "automaticallyNotifiesObservers(forKey:)", "keyPathsForValuesAffectingValue(forKey:)", "awakeFromNib()", "isEqual(_:)", "copy()",
        "mutableCopy()", "hash", "description", "debugDescription",
    ]

    /// Whether the `init()` of `type` is the first of its chain below a root that has none (`_MainActorObject`).
    func startsInit(_ type: TypeDeclaration) -> Bool {
        guard type.isMainActor, foreignSuperclass(of: type) == "NSObject", chain(of: type).last!.isMainActor else { return false }
        return !chain(of: type).dropFirst().contains { $0.members.contains { $0.kind == .initializer && $0.parameters.isEmpty && !$0.isInExtension } }
    }
}
