import Foundation

/// Finds the one element that is meant. As XCTest does, it looks again after a second, twice, before it gives up.
@MainActor struct ElementFinder {
    let path: ElementPath

    private static let (retries, pause) = (2, 1.0)

    init(_ path: ElementPath) { self.path = path }

    func find() throws(ElementSearchFailure) -> ElementSnapshot {
        var retry = 0
        while true {
            do { return try look() } catch {
                guard case .noMatches = error, retry < Self.retries else { throw error }
                retry += 1
                TesterClock.wait(Self.pause)
            }
        }
    }

    private func look() throws(ElementSearchFailure) -> ElementSnapshot {
        let application = path.application, (outcome, root): (ElementPath.Outcome, ElementSnapshot)
        do { (outcome, root) = try path.resolve() } catch { throw application.isRunning || error.isCrash ? .driving(error) : .notRunning(application) }
        guard let found = outcome.matches.first else { throw .noMatches(path, outcome, root: root) }
        guard outcome.matches.count == 1 else { throw .severalMatches(outcome.matches) }
        return found
    }
}

extension DrivingError {
    var isCrash: Bool { if case .crashed = self { true } else { false } }
}
