import Foundation

/// Processes that are killed at some instant while they save their state over and over: the next one finds a whole state.
struct KillRun {
    let count: Int
    /// Microseconds after the first state was saved.
    private static let delays: ClosedRange<UInt32> = 0...40_000

    func run() {
        var numbers: [Int] = [], random = SystemRandomNumberGenerator()
        for number in 1...count {
            let home = Household.temporaryHome()
            defer { try? FileManager.default.removeItem(atPath: home) }
            let (process, output) = Household.process(["save"], home: home)
            _ = output.fileHandleForReading.availableData
            usleep(.random(in: Self.delays, using: &random))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let restored = Household.output(of: ["restore"], home: home)
            guard let state = Int(restored), state > 0 else { Household.fail("kill \(number): the state is \(restored)") }
            numbers.append(state)
        }
        print("kills: \(count), each time a whole state, of \(numbers.min()!) to \(numbers.max()!) that had been saved")
    }
}
