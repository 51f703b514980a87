/// Whether the code obeys `rule` at this place: always, except in a mutant.
///
/// `guard holds("F12") == false || windowScene != nil` marks the place where a rule of `API/rules.tsv` is obeyed, and lets
/// `make mutants` show that its tests would notice if it weren't. Constant in release builds.
@inlinable package func holds(_ rule: StaticString, file: StaticString = #fileID, line: Int = #line) -> Bool {
    #if DEBUG
    guard let mutant = Mutant.current else { return true }
    return !mutant.breaks(rule.description, file: file.description, line: line)
    #else
    return true
    #endif
}
