import Foundation
import ObjCRuntime

extension NSNotification.Name {
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// Keeps the operations that take a change back, in groups; undoing a group records the groups that bring it again.
open class UndoManager: ObjCObject {
    private final class Group {
        var operations: [(target: AnyObject, body: () -> Void)] = []
        var name = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var disabled = 0
    private var closesAtEndOfTurn = false

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var groupsByEvent = true
    open var levelsOfUndo = 0 { didSet { trim() } }
    open var runLoopModes: [RunLoop.Mode] = [.default]
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }

    open func beginUndoGrouping() {
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    open func endUndoGrouping() {
        if !open.isEmpty {
            post(.NSUndoManagerCheckpoint)
            post(.NSUndoManagerWillCloseUndoGroup)
        }
        defer { post(.NSUndoManagerDidCloseUndoGroup) }
        guard let group = open.popLast() else {
            NSException(name: .internalInconsistencyException, reason: "endUndoGrouping: no matching begin", userInfo: nil).raise()
            return
        }
        guard !group.operations.isEmpty else { return }
        if let outer = open.last { outer.operations += group.operations; return }
        if isUndoing { redoStack.append(group) } else {
            undoStack.append(group)
            if !isRedoing { redoStack = [] }
            trim()
        }
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Registers what takes the change back. `handler` gets the target.
    open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        guard disabled == 0 else { return }
        if open.isEmpty { openGroupOfThisTurn() }
        open.last?.operations.append((target, { [weak target] in if let target { handler(target) } }))
    }

    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let object = target as? ObjCObject else { return }
        registerUndo(withTarget: object) { _ = $0.perform(selector, with: anObject) }
    }

    private func openGroupOfThisTurn() {
        beginUndoGrouping()
        guard groupsByEvent, !closesAtEndOfTurn, !isUndoing, !isRedoing else { return }
        closesAtEndOfTurn = true
        nonisolated(unsafe) let manager = self
        RunLoop.main.perform { manager.closeGroupOfThisTurn() }
    }

    private func closeGroupOfThisTurn() {
        guard closesAtEndOfTurn else { return }
        closesAtEndOfTurn = false
        while !open.isEmpty { endUndoGrouping() }
    }

    open func undo() {
        closeGroupOfThisTurn()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        run(group, posting: .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange) { self.isUndoing = $0 }
    }

    open func redo() {
        guard let group = redoStack.popLast() else { return }
        run(group, posting: .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange) { self.isRedoing = $0 }
    }

    private func run(_ group: Group, posting before: NSNotification.Name, _ after: NSNotification.Name, flag: (Bool) -> Void) {
        NotificationCenter.default.post(name: before, object: self)
        flag(true)
        beginUndoGrouping()
        self.open.last?.name = group.name
        for operation in group.operations.reversed() { operation.body() }
        endUndoGrouping()
        flag(false)
        NotificationCenter.default.post(name: after, object: self)
    }

    open func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }

    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoStack + redoStack + open { group.operations.removeAll { $0.target === object } }
        undoStack.removeAll { $0.operations.isEmpty }
        redoStack.removeAll { $0.operations.isEmpty }
    }

    open func setActionName(_ actionName: String) {
        if open.isEmpty { undoStack.last?.name = actionName } else { open.first?.name = actionName }
    }

    open var undoActionName: String { open.first?.name ?? undoStack.last?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func trim() {
        guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
        undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
}
