import LaunchRules

/// The methods of a view that UIKit runs again when traits that they read have changed.
struct TraitReaders: OptionSet {
    let rawValue: UInt8
    static let layout = TraitReaders(rawValue: 1)
    static let constraints = TraitReaders(rawValue: 2)
    static let drawing = TraitReaders(rawValue: 4)
}

/// D60: notes in which of its methods a view reads traits, its own or those of its controller. Which traits isn't noted:
/// a method runs again after a change of any.
@MainActor enum TraitTracking {
    private static var hasRead = false

    static func traitsRead() { hasRead = true }

    static func during(_ reader: TraitReaders, of view: UIView, _ body: () -> Void) {
        let outer = hasRead
        hasRead = false
        body()
        if hasRead { view.flags.traitReaders.insert(reader) } else { view.flags.traitReaders.remove(reader) }
        hasRead = outer
    }

    static func traitsChanged(of view: UIView) {
        let readers = view.flags.traitReaders
        guard !readers.isEmpty, holds("D60") else { return }
        if readers.contains(.layout) { view.setNeedsLayout() }
        if readers.contains(.constraints) { view.setNeedsUpdateConstraints() }
        if readers.contains(.drawing) { view.setNeedsDisplay() }
    }
}
