import DeviceCommands
import Foundation
import UIKit

/// What an active app does, one turn of the run loop after the other.
@MainActor protocol LifeRun: AnyObject {
    func step()
}

/// Home and back, as the device's commands do it.
final class CycleRun: LifeRun {
    private let delegate: BenchDelegate
    private let count: Int
    private var done = 0
    private var early = (resident: 0, processor: 0.0, done: 0)
    private var order: [String] = []
    private var living: [String: Int] = [:]

    init(delegate: BenchDelegate, count: Int) { (self.delegate, self.count) = (delegate, count) }

    func step() {
        Task {
            let driver = DeviceDriver.shared
            do {
                // What is made once is made by the first.
                for _ in 0...1 { for command in [DeviceCommand.home, .activate] { _ = try await driver.perform(command) } }
                _ = delegate.takeHeard()
                while done < count {
                    for command in [DeviceCommand.home, .activate] { _ = try await driver.perform(command) }
                    check()
                    if done == max(count / 10, 1) { early = (Household.resident, Household.processor, done) }
                }
            } catch { Household.fail("cycle \(done + 1): \(error)") }
            finish()
        }
    }

    private func check() {
        let heard = delegate.takeHeard()
        done += 1
        if done == 1 { (order, living) = (heard, BenchController.living) }
        guard heard == order else { Household.fail("cycle \(done): \(heard), not \(order)") }
        guard BenchController.living == living else { Household.fail("cycle \(done): \(BenchController.living) live, not \(living)") }
    }

    private func finish() {
        let growth = Household.resident - early.resident
        print("cycles: \(done), each \(order.joined(separator: ", "))")
        print("living: \(living.map { "\($0.value) \($0.key)" }.joined(separator: ", "))")
        print("resident: \(early.resident / 1024) KiB after \(early.done), \(Household.resident / 1024) KiB after \(done): \(growth / 1024) KiB more")
        print("processor: \(String(format: "%.3f", (Household.processor - early.processor) / Double(max(done - early.done, 1)) * 1000)) ms a cycle")
        if growth >= 2 * 1024 * 1024 { Household.fail("the process has grown by more than 2 MiB") }
        exit(0)
    }
}

/// Home and back, the app's part of it alone: what a pair of transitions costs.
final class PairRun: LifeRun {
    private let count: Int
    private var done = 0, begin = 0.0
    /// Milliseconds of the processors.
    private static let limit = 1.0

    init(count: Int) { self.count = count }

    func step() {
        if done == 100 { begin = Household.processor }
        guard done < count + 100 else { return finish() }
        UIApplication.shared.enterBackground()
        UIApplication.shared.enterForeground()
        done += 1
        DispatchQueue.main.async { self.step() }
    }

    private func finish() {
        let cost = (Household.processor - begin) / Double(count) * 1000
        print("pairs: \(count), \(String(format: "%.3f", cost)) ms of processor time each, with the turn of the run loop that follows")
        if cost >= Self.limit { Household.fail("a pair is to cost less than \(Self.limit) ms") }
        exit(0)
    }
}

/// One life.
final class OnceRun: LifeRun {
    private let delegate: BenchDelegate

    init(delegate: BenchDelegate) { self.delegate = delegate }

    func step() {
        UIApplication.shared.terminate()
        print(delegate.takeHeard().joined(separator: " "))
        exit(0)
    }
}

/// Saves a state with the next number each time that it goes to the background.
final class SaveRun: LifeRun {
    private let controller: BenchController

    init(controller: BenchController) { self.controller = controller }

    func step() {
        controller.number += 1
        UIApplication.shared.enterBackground()
        if controller.number == 1 {
            print("saving")
            fflush(nil)
        }
        UIApplication.shared.enterForeground()
        DispatchQueue.main.async { self.step() }
    }
}

/// Says which state came back.
final class RestoreRun: LifeRun {
    private let controller: BenchController

    init(controller: BenchController) { self.controller = controller }

    func step() {
        print(controller.isWhole.map { $0 ? "\(controller.number)" : "torn" } ?? "none")
        exit(0)
    }
}
