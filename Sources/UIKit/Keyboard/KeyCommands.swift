import LaunchRules

/// Key commands: who in the responder chain waits for a key.
@MainActor enum KeyCommands {
    /// Runs the first command for the key, from the first responder up the chain. // G19
    static func perform(_ stroke: KeyStroke, _ flags: UIKeyModifierFlags) -> Bool {
        let isEditing = KeyboardInput.textInput != nil && !flags.contains(.command) && !flags.contains(.control)
        var responder = holds("G19") ? EventStart.forKeys : UIApplication.shared
        while let candidate = responder {
            for command in candidate.keyCommands ?? [] where matches(command, stroke, flags) {
                // What edits text goes before commands that don't insist.
                if isEditing, !command.wantsPriorityOverSystemBehavior { continue }
                guard !command.attributes.contains(.disabled), let target = candidate.target(forAction: command.action, withSender: command) else { continue }
                return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
            }
            responder = candidate.next
        }
        return false
    }

    private static func matches(_ command: UIKeyCommand, _ stroke: KeyStroke, _ flags: UIKeyModifierFlags) -> Bool {
        guard let input = command.input, command.modifierFlags == flags.intersection([.shift, .control, .alternate, .command]) else {
            // A character that needs Shift may be asked for by itself: "+" or "?".
            return command.input == stroke.shifted && !stroke.shifted.isEmpty && stroke.shifted != stroke.characters.uppercased() && command.modifierFlags.union(.shift) == flags
        }
        return input.lowercased() == stroke.input.lowercased() || !stroke.characters.isEmpty && input == stroke.characters
    }
}
