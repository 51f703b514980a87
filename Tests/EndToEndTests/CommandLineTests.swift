import XCTest

final class CommandLineTests: XCTestCase {
    private func assertUsage(_ arguments: [String], _ message: String, file: StaticString = #filePath, line: UInt = #line) throws {
        let outcome = try Understudy.run(arguments)
        XCTAssertEqual(outcome.status, 2, file: file, line: line)
        XCTAssertEqual(outcome.errors.components(separatedBy: "\n").first, "understudy: \(message)", file: file, line: line)
        XCTAssertTrue(outcome.errors.contains("\nusage:\n"), file: file, line: line)
        XCTAssertEqual(outcome.output, "", file: file, line: line)
    }

    func test_usage() throws {
        try assertUsage([], "expected a command")
        try assertUsage(["fly"], "there is no command 'fly'")
        try assertUsage(["run"], "expected PATH")
        try assertUsage(["run", "a", "b"], "expected one PATH, found 'b' too")
        try assertUsage(["run", "a", "--fast"], "there is no option '--fast'")
        try assertUsage(["run", "a", "--until"], "--until needs a value")
        try assertUsage(["run", "a", "--until", "dawn"], "--until is first-frame, idle, never or a number of seconds; 'dawn' isn't")
        try assertUsage(
            ["run", "a", "--orientation", "sideways"],
            "--orientation is one of portrait, landscape-left, landscape-right, upside-down; 'sideways' isn't")
        try assertUsage(["run", "a", "--scale", "4"], "--scale is one of 1, 2, 3; '4' isn't")
        try assertUsage(
            ["run", "a", "--device", "Nokia"],
            "there is no device 'Nokia'; the devices are iPhone SE 3, iPhone 15, iPhone 15 Pro Max, iPad 10, iPad Pro 12.9")
        try assertUsage(["run", "a", "--script"], "--script needs a value")
        try assertUsage(["device", "--app"], "--app needs a value")
        try assertUsage(["device", "--ap", "Birds", "home"], "there is no option '--ap'")
        try assertUsage(["device", "rotate", "sideways"], "'sideways' is not an orientation: portrait, landscape-left, landscape-right or upside-down")
        try assertUsage(["compile", "a.storyboard"], "expected -o DIR")
        try assertUsage(["compare", "a"], "compare takes two traces, found 1")
        try assertUsage(["compare", "a", "b", "--quiet"], "there is no option '--quiet'")
        try assertUsage(["compile", "a.txt", "-o", "x"], "'a.txt' is neither a .storyboard nor a .xib")
        try assertUsage(
            ["compile", "a.xib", "-o", "x", "--minimum-deployment-target", "iOS"], "--minimum-deployment-target is a version such as 12.0; 'iOS' isn't")
        try assertUsage(["render"], "expected DOC, a .storyboard or .xib")
        try assertUsage(["render", "a.swift"], "'a.swift' is neither a .storyboard nor a .xib")
        try assertUsage(["render", "a.xib", "--text-size", "huge"], "--text-size is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5; 'huge' isn't")
        try assertUsage(["render", "a.xib", "--appearance", "grey"], "--appearance is one of light, dark; 'grey' isn't")
        try assertUsage(["render", "a.xib", "--fast"], "there is no option '--fast'")
        try assertUsage(["render", "a.xib", "--json"], "--json goes with --check-frames")
        try assertUsage(["render", "a.xib", "--check-frames", "--scale", "2"], "--check-frames lays out as the document was saved: --scale doesn't go with it")
        try assertUsage(["nib"], "expected FILE or DIR")
        try assertUsage(["nib", "a", "--xml"], "there is no option '--xml'")
    }

    func test_devices() throws {
        let outcome = try Understudy.run(["devices"])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, "iPhone SE 3\niPhone 15\niPhone 15 Pro Max\niPad 10\niPad Pro 12.9\n")
    }

    func test_compareTellsSameFromDifferentFromBroken() throws {
        let fixtures = repository.appendingPathComponent("Tests/TraceTests/Fixtures")
        let same = fixtures.appendingPathComponent("same"), push = fixtures.appendingPathComponent("push")
        XCTAssertEqual(try Understudy.run(["compare", "ios.jsonl", "ours.jsonl"], in: same).status, 0)
        let different = try Understudy.run(["compare", "ios.jsonl", "ours.jsonl"], in: push)
        XCTAssertEqual(different.status, 1)
        XCTAssertEqual(different.output, try String(contentsOf: push.appendingPathComponent("expected.txt"), encoding: .utf8))
        let broken = try Understudy.run(["compare", "ios.jsonl", "expected.txt"], in: push)
        XCTAssertEqual(broken.status, 2)
        XCTAssertEqual(broken.errors, "error: expected.txt:1: no JSON object\n")
        XCTAssertEqual(broken.output, "")
    }

    func test_nothingToRun() throws {
        let outcome = try Understudy.run(["run", "/no/such/place"])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(outcome.errors, "error: there is no '/no/such/place'\n")
    }

    func test_lowerPrintsTheLoweredSource() throws {
        let file = repository.appendingPathComponent("Examples/ByHand/ByHand/GreetingViewController.swift").path
        let outcome = try Understudy.run(["lower", file])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.output.hasPrefix("#sourceLocation(file: \"\(file)\", line: 1)\n"), String(outcome.output.prefix(200)))
        XCTAssertFalse(outcome.output.contains("#selector(tapped)"))
    }

    func test_compileWritesAStoryboardc() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let file = repository.appendingPathComponent("Examples/BirdWatching/BirdWatching/Base.lproj/Main.storyboard").path
        let outcome = try Understudy.run(["compile", file, "-o", output.path, "--module", "BirdWatching"])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertEqual(outcome.errors, "")
        XCTAssertTrue(FileManager.default.fileExists(atPath: output.path + "/Main.storyboardc/Info.plist"))
    }

    func test_nibShowsWhatIsInAFolderAndNamesWhatIsBroken() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = repository.appendingPathComponent("Examples/BirdWatching/BirdWatching/Base.lproj/Main.storyboard").path
        _ = try Understudy.run(["compile", file, "-o", folder.path, "--module", "BirdWatching"])
        let compiled = folder.appendingPathComponent("Main.storyboardc")
        let text = try Understudy.run(["nib", compiled.path])
        XCTAssertEqual(text.status, 0, text.errors)
        XCTAssertTrue(text.output.contains("== Info.plist: property list\n"), text.output)
        XCTAssertTrue(text.output.contains(": NIBArchive, coder 10, "), text.output)
        XCTAssertTrue(text.output.contains("UINibTopLevelObjectsKey = #"), text.output)

        let json = try Understudy.run(["nib", compiled.path, "--json"])
        let reports = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        XCTAssertTrue(reports.contains { $0["format"] as? String == "NIBArchive" && ($0["objects"] as? [Any])?.isEmpty == false })

        let nib = try XCTUnwrap(FileManager.default.contentsOfDirectory(atPath: compiled.path).first { $0.hasSuffix(".nib") })
        let broken = folder.appendingPathComponent("Broken.nib")
        try Data(contentsOf: compiled.appendingPathComponent(nib)).prefix(120).write(to: broken)
        let outcome = try Understudy.run(["nib", broken.path])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.hasPrefix("\(broken.path): error: byte "), outcome.errors)
        XCTAssertEqual(try Understudy.run(["nib", "/no/such/place"]).errors, "error: there is no '/no/such/place'\n")
    }
}
