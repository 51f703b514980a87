@testable import AVFoundation
import CoreImage
import CoreText
import Photos
import QuickLook
import Speech
import XCTest

final class MediaTests: XCTestCase {
    func testAMissingSoundFileIsAnError() {
        XCTAssertThrowsError(try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere/sound.wav")))
    }

    func testWhatIsScheduledIsDoneOnceItPlays() {
        let engine = AVAudioEngine(), player = AVAudioPlayerNode(), done = expectation(description: "done")
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        player.scheduleBuffer(AVAudioPCMBuffer(pcmFormat: engine.mainMixerNode.outputFormat(forBus: 0), frameCapacity: 1)!) { done.fulfill() }
        XCTAssertFalse(player.isPlaying)
        player.play()
        wait(for: [done], timeout: 5)
        XCTAssertTrue(engine.attachedNodes.contains(player))
    }

    func testThePhotoLibraryIsEmptyAndClosed() {
        XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .denied)
        XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
        let refused = expectation(description: "refused")
        PHPhotoLibrary.shared().performChanges({ XCTFail("no change is made") }) { isDone, error in
            XCTAssertFalse(isDone)
            XCTAssertNotNil(error)
            refused.fulfill()
        }
        wait(for: [refused], timeout: 5)
    }

    /// A tenth of a second of silence.
    private var wave: Data {
        func number(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(value >> ($0 * 8) & 255) } }
        let format = number(1, 2) + number(1, 2) + number(8000, 4) + number(16000, 4) + number(2, 2) + number(16, 2)
        return Data(Array("RIFF".utf8) + number(1636, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + format + Array("data".utf8) + number(1600, 4) + [UInt8](repeating: 0, count: 1600))
    }

    private final class Listener: NSObject, AVAudioPlayerDelegate {
        var ended: XCTestExpectation?
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            XCTAssertTrue(flag)
            XCTAssertFalse(player.isPlaying)
            ended?.fulfill()
        }
    }

    func testAPlayerTellsOfItsEnd() throws {
        let player = try AVAudioPlayer(data: wave), listener = Listener()
        XCTAssertEqual(player.duration, 0.1)
        listener.ended = expectation(description: "ended")
        player.delegate = listener
        player.numberOfLoops = 1
        let start = Date()
        XCTAssertTrue(player.play())
        XCTAssertTrue(player.isPlaying)
        wait(for: [listener.ended!], timeout: 5)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.199)
        XCTAssertEqual(player.currentTime, 0)
    }

    func testAPauseKeepsThePlace() throws {
        let player = try AVAudioPlayer(data: wave), listener = Listener()
        player.delegate = listener
        listener.ended = expectation(description: "not ended")
        listener.ended?.isInverted = true
        player.currentTime = 0.05
        player.play()
        player.pause()
        XCTAssertEqual(player.currentTime, 0.05, accuracy: 0.03)
        wait(for: [listener.ended!], timeout: 0.3)
    }

    func testLengthsOfSounds() {
        func box(_ name: String, _ body: [UInt8]) -> [UInt8] { [0, 0, 0, UInt8(body.count + 8)] + Array(name.utf8) + body }
        let header: [UInt8] = [0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 3, 232] + [0, 0, 9, 196]
        XCTAssertEqual(SoundFile.duration(of: Data(box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd", header)))), 2.5)
        // 128 kbit a second, 44,100 Hz.
        XCTAssertEqual(SoundFile.duration(of: Data([0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 15_996))), 1)
        let rate: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0], common: [UInt8] = [0, 1, 0, 0, 0xAC, 0x44, 0, 16] + rate
        XCTAssertEqual(SoundFile.duration(of: Data(Array("FORM".utf8) + [0, 0, 0, 30] + Array("AIFFCOMM".utf8) + [0, 0, 0, 18] + common)), 1)
        XCTAssertNil(SoundFile.duration(of: Data("no sound".utf8)))
        XCTAssertNil(SoundFile.duration(of: Data()))
    }

    func testTimesAmongObjects() {
        let time = CMTime(value: 3, timescale: 2)
        XCTAssertEqual(NSValue(time: time).timeValue, time)
        XCTAssertEqual((NSValue(time: time) as Any as? CMTime), time)
        XCTAssertEqual(NSValue(timeRange: CMTimeRange(start: time, duration: time)).timeRangeValue.end, CMTime(value: 6, timescale: 2))
        XCTAssertEqual(AVURLAsset(url: URL(fileURLWithPath: "/a.mov")).url.lastPathComponent, "a.mov")
    }

    @MainActor func testAPictureThatComesBitByBit() async throws {
        let data = try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.pngData())
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.prefix(20), false)
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        CGImageSourceUpdateData(source, data, true)
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
    }

    func testVectorsHoldRectangles() {
        let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(vector.count, 4)
        XCTAssertEqual(vector.cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CIVector(x: 5, y: 6).cgPointValue, CGPoint(x: 5, y: 6))
    }

    @MainActor func testAPictureIsReadFromItsFile() async throws {
        let data = try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.pngData())
        let image = try XCTUnwrap(CIImage(data: data))
        XCTAssertEqual(image.extent.width / image.extent.height, 2)
        XCTAssertNil(CIImage(data: Data("no picture".utf8)))
    }

    func testALineOfTextHasItsFontsBounds() {
        let font = UIFont.systemFont(ofSize: 20), text = NSAttributedString(string: "Line", attributes: [.font: font])
        var ascent: CGFloat = 0, descent: CGFloat = 0
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, &descent, nil)
        XCTAssertEqual(width, Double(text.size().width))
        XCTAssertEqual(ascent, font.ascender)
        XCTAssertEqual(descent, -font.descender)
    }

    func testSpeechIsNotRecognized() { XCTAssertFalse(SFSpeechRecognizer(locale: Locale(identifier: "en_US"))!.isAvailable) }

    @MainActor func testAFileCanBePreviewedByName() async {
        XCTAssertTrue(QLPreviewController.canPreview(NSURL(fileURLWithPath: "/tmp/a.txt")))
    }
}
