/// How one test went.
struct TestResult {
    /// `Class/testMethod`, or `Suite/test()`.
    let name: String
    var status = TestStatus.passed
    var failures: [TestFailure] = []
    var skipReason: String?
    /// The file that tells of a crash or a hang.
    var report: String?
    /// Seconds on the app's clock, and of the machine's.
    var appSeconds = 0.0
    var seconds = 0.0

    var group: String { name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "" }
    var method: String { name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name }
}

/// How a bundle's tests went.
struct BundleResult {
    /// The target's name, with that of a test plan's configuration where there are several.
    let target: String
    var tests: [TestResult] = []
    var appSeconds = 0.0
    var seconds = 0.0
    /// Why it couldn't be built or run.
    var problem: String?

    func count(_ status: TestStatus) -> Int { tests.count { $0.status == status } }
    var hasSucceeded: Bool { problem == nil && count(.failed) == 0 }
}
