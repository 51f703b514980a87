import DeviceCommands
import Foundation

/// Looks at what goes on while a command is carried out.
@MainActor enum LooksMeanwhile {
    /// Returns once both the command and the looks are done.
    /// - Throws: what the command throws, else what the first look does that fails.
    static func during(_ looks: [(after: TimeInterval, command: DeviceCommand)], _ body: () async throws -> String) async throws -> String {
        let tasks = looks.map { look in
            Task { @MainActor in
                await withCheckedContinuation { due in _ = MainTimer.after(look.after) { due.resume() } }
                return try await DeviceDriver.shared.look(look.command)
            }
        }
        var words = try await body()
        for task in tasks { words += try await task.value }
        return words
    }
}
