/// Where Foundation's own classes here differ from those on iOS for who overrides.
enum Foreign {
    /// Methods that corelibs keeps to itself: a subclass has them as its own.
    static let methodsOfSubclasses: Set<String> = [
        "getObjectValue(_:for:errorDescription:)", "isPartialStringValid(_:newEditingString:errorDescription:)",
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
    ]

    /// `override func responds(to selector: Selector)`: the parameter is `Selector!` on iOS, where an override may leave the mark out.
    static func isAskedForSelector(_ member: Member) -> Bool {
        member.isOverride && ["responds(to:)", "forwardingTarget(for:)"].contains(member.fullName) && member.parameters[0].type == "Selector"
    }
}
