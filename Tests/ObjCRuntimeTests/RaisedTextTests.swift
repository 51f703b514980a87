import Foundation
import Testing
@testable import ObjCRuntime

/// The published texts of what iOS raises.
struct RaisedTextTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func exceptionPrintsNameAndReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .invalidArgumentException, reason: "bad thing", userInfo: nil).raise()
        }
        #expect(text(result).contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'bad thing'"))
    }

    @Test func unrecognizedSelector() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Person().perform("nothing:")
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: '-[ObjCRuntimeTests.Person nothing:]: unrecognized selector sent to instance 0x"))
    }

    @Test func unknownKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().setValue(1, forKey: "labl")
        }
        #expect(text(result).contains("'NSUnknownKeyException', reason: '[<ObjCRuntimeTests.Person 0x"))
        #expect(text(result).contains("> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key labl.'"))
    }

    @Test func nilForANumber() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().setValue(nil, forKey: "age")
        }
        #expect(text(result).contains("setNilValueForKey]: could not set nil as the value for the key age.'"))
    }

    @Test func removingWhoDoesNotObserve() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().removeObserver(Watcher(), forKeyPath: "name")
        }
        #expect(text(result).contains("'NSRangeException', reason: 'Cannot remove an observer <ObjCRuntimeTests.Watcher 0x"))
        #expect(text(result).contains("because it is not registered as an observer.'"))
    }
}
