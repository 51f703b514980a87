import Foundation

/// `understudy devices`: the names that `--device` takes.
struct DevicesCommand {
    init(_ words: [String]) throws {
        guard words.isEmpty else { throw UsageError("devices takes nothing, found '\(words[0])'") }
    }

    func run() -> Int32 {
        for device in DeviceNames.all { print(device) }
        return 0
    }
}
