/// Two calls that `rule` puts in this order; in a mutant that breaks it they come the other way round.
@inlinable package func inOrder(_ rule: StaticString, file: StaticString = #fileID, line: Int = #line, _ first: () -> Void, then second: () -> Void) {
    if holds(rule, file: file, line: line) {
        first()
        second()
    } else {
        second()
        first()
    }
}
