import FoundationGaps
import XCTest

final class FileSystemSourceTests: XCTestCase {
    func testFoldersAndFilesAreWatched() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watched-\(UUID().uuidString)"), file = folder.appendingPathComponent("a.txt")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let handle = open(folder.path, O_EVTONLY)
        XCTAssertGreaterThanOrEqual(handle, 0)
        let queue = DispatchQueue(label: "watching"), source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: handle, eventMask: .write, queue: queue)
        let written = expectation(description: "written"), closed = expectation(description: "closed")
        written.assertForOverFulfill = false
        source.setEventHandler {
            XCTAssertEqual(source.data, .write)
            written.fulfill()
        }
        source.setCancelHandler { close(handle); closed.fulfill() }
        source.resume()
        XCTAssertEqual(source.handle, handle)
        XCTAssertEqual(source.mask, .write)
        try Data([1]).write(to: file)
        wait(for: [written], timeout: 5)

        let own = open(file.path, O_EVTONLY), gone = expectation(description: "gone")
        let watcher = DispatchSource.makeFileSystemObjectSource(fileDescriptor: own, eventMask: [.delete, .rename], queue: queue)
        watcher.setEventHandler { if watcher.data.contains(.delete) { gone.fulfill() } }
        watcher.resume()
        try FileManager.default.removeItem(at: folder)
        wait(for: [gone], timeout: 5)
        watcher.cancel()
        source.cancel()
        wait(for: [closed], timeout: 5)
        close(own)
    }
}
