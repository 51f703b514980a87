import XCTest
@testable import XcodeProject

final class SchemeTests: XCTestCase {
    private func scheme(_ action: String, plan: String? = nil) throws -> Scheme {
        let temporary = try TemporaryProject(self)
        try temporary.write("<Scheme>\(action)</Scheme>", to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        if let plan { try temporary.write(plan, to: "Plans/All.xctestplan") }
        return try XCTUnwrap(Scheme.all(of: [temporary.project]).first)
    }

    private let testables = """
        <Testables><TestableReference skipped="NO"><BuildableReference BlueprintName="AppTests"/><SkippedTests><Test Identifier="A/testB()"/></SkippedTests>
        </TestableReference><TestableReference skipped="YES"><BuildableReference BlueprintName="OffTests"/></TestableReference></Testables>
        """

    func test_testActionSharesTheLaunchActionsWords() throws {
        let found = try scheme("""
            <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES">\(testables)</TestAction>
            <LaunchAction><CommandLineArguments><CommandLineArgument argument="-a &quot;b c&quot;" isEnabled="YES"/><CommandLineArgument argument="-off" isEnabled="NO"/></CommandLineArguments>
            <EnvironmentVariables><EnvironmentVariable key="K" value="V"/></EnvironmentVariables></LaunchAction>
            """)
        XCTAssertEqual(found.configurations[0].arguments, ["-a", "b c"])
        XCTAssertEqual(found.configurations[0].environment, ["K": "V"])
        XCTAssertEqual(found.testable("AppTests")?.skipped, ["A/testB()"])
        XCTAssertEqual(found.testable("OffTests")?.isSkipped, true)
        XCTAssertNil(found.testable("AppTests")?.selected)
    }

    func test_testActionWithWordsOfItsOwn() throws {
        let found = try scheme("""
            <TestAction shouldUseLaunchSchemeArgsEnv="NO">\(testables)<CommandLineArguments><CommandLineArgument argument="-own"/></CommandLineArguments></TestAction>
            <LaunchAction><CommandLineArguments><CommandLineArgument argument="-launch"/></CommandLineArguments></LaunchAction>
            """)
        XCTAssertEqual(found.configurations[0].arguments, ["-own"])
    }

    func test_testPlan() throws {
        let found = try scheme(
            "<TestAction><TestPlans><TestPlanReference reference=\"container:Plans/All.xctestplan\" default=\"YES\"/></TestPlans></TestAction>",
            plan: """
                {"defaultOptions": {"commandLineArgumentEntries": [{"argument": "-x 1"}, {"argument": "-y", "enabled": false}],
                "environmentVariableEntries": [{"key": "K", "value": "V"}]},
                "testTargets": [{"target": {"name": "AppTests"}, "skippedTests": ["A/testB()"], "selectedTests": ["A"]}, {"enabled": false, "target": {"name": "OffTests"}}]}
                """)
        XCTAssertEqual(found.configurations[0].arguments, ["-x", "1"])
        XCTAssertEqual(found.configurations[0].environment, ["K": "V"])
        XCTAssertEqual(found.testable("AppTests")?.skipped, ["A/testB()"])
        XCTAssertEqual(found.testable("AppTests")?.selected, ["A"])
        XCTAssertEqual(found.testable("OffTests")?.isSkipped, true)
    }

    func test_nestedGroupsOfAWorkspace() throws {
        let temporary = try TemporaryProject(self)
        try temporary.write("", to: "Packages/Kit/Package.swift")
        try temporary.write("""
            <Workspace><FileRef location="group:App.xcodeproj"/><Group location="group:Deep" name="Deep"><Group location="group:Er" name="Er"><FileRef location="group:Lib.xcodeproj"/></Group>
            <FileRef location="container:Other.xcodeproj"/></Group><FileRef location="group:Packages/Kit"/></Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        let workspace = try Workspace(contentsOf: temporary.folder.appendingPathComponent("All.xcworkspace"))
        XCTAssertEqual(workspace.projects.map { $0.path.dropFirst(temporary.folder.path.count) }, ["/App.xcodeproj", "/Deep/Er/Lib.xcodeproj", "/Other.xcodeproj"])
        XCTAssertEqual(workspace.packages.map(\.lastPathComponent), ["Kit"])
    }
}
