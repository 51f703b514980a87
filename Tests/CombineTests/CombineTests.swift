import Combine
import Foundation
import FoundationNetworking
import XCTest

final class CombineTests: XCTestCase {
    private struct Fault: Error, Equatable {}
    private var held: Set<AnyCancellable> = []

    private func record<P: Publisher>(_ publisher: P) -> Record<P.Output, P.Failure> {
        let record = Record<P.Output, P.Failure>()
        publisher.sink(receiveCompletion: { record.end = $0 }, receiveValue: { record.values.append($0) }).store(in: &held)
        return record
    }

    private final class Record<Value, Failure: Error> {
        var values: [Value] = []
        var end: Subscribers.Completion<Failure>?
    }

    // MARK: Subjects

    func testPassthroughReachesOnlyThoseWhoHaveSubscribed() {
        let subject = PassthroughSubject<Int, Fault>()
        subject.send(1)
        let found = record(subject)
        subject.send(2)
        subject.send(completion: .failure(Fault()))
        subject.send(3)
        XCTAssertEqual(found.values, [2])
        XCTAssertEqual(found.end, .failure(Fault()))
        XCTAssertEqual(record(subject).end, .failure(Fault()), "who comes late gets the end")
    }

    func testCurrentValueBeginsWithItsValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let found = record(subject)
        subject.value = 2
        subject.send(3)
        XCTAssertEqual(found.values, [1, 2, 3])
        XCTAssertEqual(subject.value, 3)
    }

    func testCancellingEndsDelivery() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let first = subject.sink { values.append($0) }
        subject.send(1)
        first.cancel()
        subject.send(2)
        do {
            let second = subject.sink { values.append($0 * 10) }
            _ = second
        }
        subject.send(3)
        XCTAssertEqual(values, [1])
    }

    // MARK: Objects

    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published private(set) var items: [Int] = []
        func add() { items.append(items.count) }
    }

    func testPublishedTellsBeforeItChanges() {
        let model = Model()
        var log: [String] = []
        model.objectWillChange.sink { log.append("object \(model.name)") }.store(in: &held)
        model.$name.sink { log.append("\($0) while \(model.name)") }.store(in: &held)
        model.name = "b"
        model.add()
        model.add()
        XCTAssertEqual(log, ["a while a", "object a", "b while a", "object b", "object b"])
        XCTAssertEqual(model.items, [0, 1])
    }

    func testAssigning() {
        let model = Model()
        ["x", "y"].publisher.assign(to: &model.$name)
        XCTAssertEqual(model.name, "y")
        Just("z").assign(to: \.name, on: model).store(in: &held)
        XCTAssertEqual(model.name, "z")
    }

    // MARK: Operators

    func testMapping() {
        XCTAssertEqual(record((1...6).publisher.filter { $0 % 2 == 0 }.scan(0, +).map { "\($0)" }).values, ["2", "6", "12"])
        XCTAssertEqual(record([1, 1, 2, 2, 1].publisher.removeDuplicates()).values, [1, 2, 1])
        XCTAssertEqual(record(["1", "x", "3"].publisher.compactMap(Int.init)).values, [1, 3])
        let failing = record([1, 2].publisher.tryMap { (value: Int) throws -> Int in if value == 2 { throw Fault() }; return value })
        XCTAssertEqual(failing.values, [1])
        guard case .failure(let error)? = failing.end else { return XCTFail("\(String(describing: failing.end))") }
        XCTAssertEqual(error as? Fault, Fault())
    }

    func testTakingEndsTheSource() {
        let found = record((1...).publisher.prefix(3))
        XCTAssertEqual(found.values, [1, 2, 3])
        XCTAssertEqual(found.end, .finished)
        XCTAssertEqual(record((1...5).publisher.dropFirst(2).first()).values, [3])
        XCTAssertEqual(record((1...5).publisher.collect(2)).values, [[1, 2], [3, 4], [5]])
        XCTAssertEqual(record((1...4).publisher.reduce(0, +)).values, [10])
    }

    func testCombining() {
        let one = CurrentValueSubject<Int, Never>(1), two = PassthroughSubject<String, Never>()
        let latest = record(one.combineLatest(two).map { "\($0)\($1)" })
        two.send("x")
        one.send(2)
        XCTAssertEqual(latest.values, ["1x", "2x"])
        let zipped = record(Publishers.Zip([1, 2].publisher, ["p", "q", "r"].publisher).map { "\($0)\($1)" })
        XCTAssertEqual(zipped.values, ["1p", "2q"])
        XCTAssertEqual(zipped.end, .finished)
        XCTAssertEqual(record([1, 2].publisher.flatMap { Just($0 * 10) }).values, [10, 20])
        XCTAssertEqual(record([1].publisher.append(2, 3).prepend(0)).values, [0, 1, 2, 3])
        XCTAssertEqual(Set(record([1, 2].publisher.merge(with: [3].publisher)).values), [1, 2, 3])
    }

    func testSwitchToLatestForgetsTheOlder() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let found = record(outer.switchToLatest())
        outer.send(one)
        one.send(1)
        outer.send(two)
        one.send(2)
        two.send(3)
        XCTAssertEqual(found.values, [1, 3])
    }

    func testFailuresAreReplaced() {
        XCTAssertEqual(record(Fail<Int, Fault>(error: Fault()).catch { _ in Just(7) }).values, [7])
        XCTAssertEqual(record(Fail<Int, Fault>(error: Fault()).replaceError(with: 1)).values, [1])
        var attempts = 0
        let source = Deferred { () -> AnyPublisher<Int, Fault> in
            attempts += 1
            return attempts < 3 ? Fail(error: Fault()).eraseToAnyPublisher() : Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
        }
        XCTAssertEqual(record(source.retry(3)).values, [3])
    }

    // MARK: Time and Foundation

    func testDebounceTakesTheLast() {
        let typed = PassthroughSubject<String, Never>()
        let found = record(typed.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).receive(on: RunLoop.main))
        typed.send("a")
        typed.send("ab")
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(found.values, ["ab"])
    }

    func testFutureKeepsItsResult() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            DispatchQueue.main.async { promise(.success(5)) }
        }
        let found = record(future)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(found.values + record(future).values, [5, 5])
        XCTAssertEqual(runs, 1)
    }

    func testNotificationsAndTimers() {
        let name = Notification.Name("probe")
        let notes = record(NotificationCenter.default.publisher(for: name).compactMap { $0.object as? Int })
        NotificationCenter.default.post(name: name, object: 9)
        XCTAssertEqual(notes.values, [9])
        let ticks = record(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(2))
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertEqual(ticks.values.count, 2)
        XCTAssertEqual(ticks.end, .finished)
    }

    func testShareSubscribesOnce() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let (one, two) = (record(shared), record(shared))
        source.send(4)
        XCTAssertEqual(one.values + two.values, [4, 4])
        XCTAssertEqual(subscriptions, 1)
    }

    // MARK: Requests

    private final class Answering: URLProtocol, @unchecked Sendable {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            client?.urlProtocol(self, didReceive: HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("[1, 2]".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    func testARequestBringsItsDataOnce() async {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answering.self]
        let ended = expectation(description: "ended")
        var values: [[Int]] = [], end: Subscribers.Completion<any Error>?
        URLSession(configuration: configuration).dataTaskPublisher(for: URL(string: "http://example.org")!).map(\.data).decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { end = $0; ended.fulfill() }, receiveValue: { values.append($0) }).store(in: &held)
        await fulfillment(of: [ended], timeout: 10)
        XCTAssertEqual(values, [[1, 2]])
        guard case .finished = end else { return XCTFail("\(String(describing: end))") }
    }

    func testARequestThatFailsSaysWhy() async {
        let ended = expectation(description: "ended")
        var end: Subscribers.Completion<URLError>?
        URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!)
            .sink(receiveCompletion: { end = $0; ended.fulfill() }, receiveValue: { _ in XCTFail("a value") }).store(in: &held)
        await fulfillment(of: [ended], timeout: 10)
        guard case .failure = end else { return XCTFail("\(String(describing: end))") }
    }
}
