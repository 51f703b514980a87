import Foundation

/// What `understudy test` was asked for beside what to build.
struct TestOptions {
    let filter: Regex<AnyRegexOutput>?
    let junit: URL?
    let shard: Shard?
    /// An earlier report whose times decide how tests are split.
    let durations: URL?
    let coverage: CoverageFile?
    /// What UIKit is told.
    let device: [String: String]

    static let names: Set<String> = [
        "--target", "--filter", "--device", "--junit", "--shard", "--durations", "--coverage", "--configuration", "--ios",
    ]
    static let flags: Set<String> = ["--real-time", "--run-scripts", "--coverage"]

    init(_ arguments: Arguments) throws {
        let values = arguments.values
        do { filter = try values["--filter"].map { try Regex($0) } } catch {
            throw UsageError("--filter is a regular expression; '\(values["--filter"] ?? "")' isn't")
        }
        junit = values["--junit"].map { URL(fileURLWithPath: $0) }
        shard = try values["--shard"].map(Shard.init)
        durations = values["--durations"].map { URL(fileURLWithPath: $0) }
        if durations != nil, shard == nil { throw UsageError("--durations says how --shard splits; there is no --shard") }
        coverage = arguments.flags.contains("--coverage") ? CoverageFile("coverage.lcov") : values["--coverage"].map(CoverageFile.init)
        device = try Self.device(arguments)
    }

    /// Apps look at XCTest's own variable to learn that they are under test.
    private static func device(_ arguments: Arguments) throws -> [String: String] {
        var result = ["UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_UNTIL": "never", "UNDERSTUDY_IOS": arguments.values["--ios"] ?? "18.4"]
        result["XCTestConfigurationFilePath"] = "/dev/null"
        if let name = arguments.values["--device"] { result["UNDERSTUDY_DEVICE"] = try DeviceNames.check(name) }
        if arguments.flags.contains("--real-time") { result["UNDERSTUDY_REALTIME"] = "1" }
        return result
    }
}
