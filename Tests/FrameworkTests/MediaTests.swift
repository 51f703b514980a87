import AVFoundation
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
