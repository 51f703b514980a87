import Testing
import UIKit
@testable import Hosted

@MainActor @Suite struct HostedSuite {
    @Test func seesTheApp() throws {
        let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
        let controller = try #require(delegate.window?.rootViewController as? CounterViewController)
        #expect(controller.appearances == 1)
        controller.show(7)
        #expect(controller.label.text == "7")
    }

    @Test func waits() async throws {
        let begin = Date()
        try await Task.sleep(nanoseconds: 60_000_000_000)
        #expect(Date().timeIntervalSince(begin) >= 60)
    }
}
