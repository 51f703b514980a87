import Foundation

/// Processes that launch and are ended: each hears the same, and none leaves anything behind.
struct LaunchRun {
    let count: Int

    func run() {
        let home = Household.temporaryHome(), begin = DispatchTime.now()
        defer { try? FileManager.default.removeItem(atPath: home) }
        let first = Household.output(of: ["once"], home: home), files = leftovers(home)
        for number in 2...max(count, 2) {
            let heard = Household.output(of: ["once"], home: home)
            guard heard == first else { Household.fail("launch \(number): \(heard), not \(first)") }
        }
        guard leftovers(home) == files else { Household.fail("files are left: \(leftovers(home))") }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
        print("launches: \(max(count, 2)), each \(first)")
        print("left behind: \(files.isEmpty ? "nothing" : files.joined(separator: ", "))")
        print("time: \(String(format: "%.1f", seconds / Double(max(count, 2)) * 1000)) ms a life")
    }

    private func leftovers(_ home: String) -> [String] { (FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []).sorted() }
}
