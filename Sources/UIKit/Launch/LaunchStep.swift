import LaunchRules

/// A step of the launch: what it is called, and the rules that it follows.
struct LaunchStep {
    enum Name: String {
        case createApplication, checkBackgroundMode, createDelegate, adviseScenes, adviseBackgroundModes, loadMainNib, loadMainStoryboard, installMainWindow, askForOrientations
        case willFinishLaunching, didFinishLaunching, postDidFinishLaunching, showMainWindow, checkWindows, handOver, discardSessions, connectScene, restoreState
        case becomeActive
    }

    let name: Name
    /// The rule that wants the step: a mutant leaves it out.
    let isTaken: Bool
    /// The rule that wants it here: in a mutant it comes last.
    let isInPlace: Bool
    let run: @MainActor () -> Void

    init(_ name: Name, _ rule: StaticString, order: StaticString? = nil, file: StaticString = #fileID, line: Int = #line, run: @escaping @MainActor () -> Void) {
        self.name = name
        self.run = run
        isTaken = holds(rule, file: file, line: line)
        isInPlace = order.map { holds($0, file: file, line: line) } ?? true
    }
}
