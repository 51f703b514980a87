import CoreLocation
import EventKit
import Foundation
import FoundationGaps
import HealthKit
import ImageIO
import MapKit
import MobileCoreServices
import SpriteKit
import UIKit
import UserNotifications
import XCTest

/// What apps of tutorials and books ask of the frameworks beside UIKit.
@MainActor final class FrameworkGapTests: XCTestCase {
    private var folder: URL!
    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("gaps-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    // MARK: SpriteKit

    private final class Scene: SKScene {
        var moves = 0
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            moves += 1
            super.touchesMoved(touches, with: event)
        }
    }
    private final class Below: UIView {
        var told: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
    }

    func testTouchesThatNoNodeTakesGoOn() async {
        let below = Below(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = SKView(frame: below.bounds), scene = Scene(size: CGSize(width: 100, height: 100))
        below.addSubview(view)
        view.presentScene(scene)
        view.touchesBegan([UITouch()], with: nil)
        view.touchesMoved([UITouch()], with: nil)
        view.touchesEnded([UITouch()], with: nil)
        XCTAssertEqual(below.told, ["began", "moved", "ended"])
        XCTAssertEqual(scene.moves, 1)
    }

    // MARK: Files

    func testFileWrappers() async throws {
        let wrapper = FileWrapper(directoryWithFileWrappers: ["note.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
        XCTAssertEqual(wrapper.addRegularFile(withContents: Data("b".utf8), preferredFilename: "other.txt"), "other.txt")
        XCTAssertNotEqual(wrapper.addRegularFile(withContents: Data("c".utf8), preferredFilename: "other.txt"), "other.txt")
        let url = folder.appendingPathComponent("folder")
        for _ in 0..<2 { try wrapper.write(to: url, options: .atomic, originalContentsURL: nil) }
        XCTAssertEqual(try String(contentsOf: url.appendingPathComponent("note.txt"), encoding: .utf8), "a")
        let read = try FileWrapper(url: url)
        XCTAssertTrue(read.isDirectory && read.matchesContents(of: url))
        XCTAssertEqual(read.fileWrappers?.count, 3)
        XCTAssertEqual(read.fileWrappers?["note.txt"]?.regularFileContents, Data("a".utf8))
        read.removeFileWrapper(read.fileWrappers!["note.txt"]!)
        XCTAssertFalse(read.matchesContents(of: url))
        XCTAssertEqual(FileWrapper(serializedRepresentation: try XCTUnwrap(wrapper.serializedRepresentation))?.fileWrappers?.count, 3)
        XCTAssertThrowsError(try FileWrapper(url: folder.appendingPathComponent("nothing")))
    }

    func testCoordinatedAccessesOfIntents() async throws {
        let url = folder.appendingPathComponent("file"), written = expectation(description: "written")
        NSFileCoordinator().coordinate(with: [.writingIntent(with: url)], queue: .main) { error in
            XCTAssertNil(error)
            try? Data("x".utf8).write(to: url)
            written.fulfill()
        }
        await fulfillment(of: [written], timeout: 5)
        XCTAssertEqual(try Data(contentsOf: url).count, 1)
    }

    func testBytesAndLines() async throws {
        let url = folder.appendingPathComponent("lines")
        try Data("one\n\ntwo\r\nthree".utf8).write(to: url)
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        XCTAssertEqual(lines, ["one", "two", "three"])
        var sum = 0
        for try await byte in try FileHandle(forReadingFrom: url).bytes { sum += Int(byte) }
        XCTAssertEqual(sum, try Data(contentsOf: url).reduce(0) { $0 + Int($1) })
    }

    func testResourcesOnDemandAreThere() async throws {
        let request = NSBundleResourceRequest(tags: ["images"])
        let isThere = await request.conditionallyBeginAccessingResources()
        XCTAssertTrue(isThere)
        try await request.beginAccessingResources()
        XCTAssertEqual(request.progress.fractionCompleted, 1)
    }

    func testASearchInTheCloudEndsEmpty() async {
        let query = NSMetadataQuery(), done = expectation(forNotification: .NSMetadataQueryDidFinishGathering, object: query)
        XCTAssertTrue(query.start())
        XCTAssertFalse(query.start())
        await fulfillment(of: [done], timeout: 5)
        XCTAssertEqual(query.resultCount, 0)
    }

    // MARK: Values

    func testNumbersAsCTypes() async {
        var width: CGFloat = 0, count: Int32 = 0
        CFNumberGetValue(NSNumber(value: 640.5), .cgFloatType, &width)
        CFNumberGetValue(NSNumber(value: 7), .sInt32Type, &count)
        XCTAssertEqual(width, 640.5)
        XCTAssertEqual(count, 7)
        XCTAssertEqual(NSArray(objects: 1, 2, 3).count, 3)
        XCTAssertEqual(CFErrorCopyDescription(NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "text"])), "text")
    }

    // MARK: Image I/O

    private func image() -> CGImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: { let format = UIGraphicsImageRendererFormat(); format.scale = 1; return format }()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }.cgImage!
    }

    func testWrittenPicturesCanBeRead() async throws {
        for type in [UTType.png, .jpeg] {
            let data = NSMutableData(), destination = try XCTUnwrap(CGImageDestinationCreateWithData(data, type.identifier, 1, nil))
            CGImageDestinationAddImage(destination, image(), [kCGImageDestinationLossyCompressionQuality: 0.5])
            XCTAssertTrue(CGImageDestinationFinalize(destination))
            let source = try XCTUnwrap(CGImageSourceCreateWithData(data as Data, nil))
            XCTAssertEqual(CGImageSourceGetType(source), type.identifier)
            XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, 4)
        }
        XCTAssertNil(CGImageDestinationCreateWithURL(folder, "com.example.none", 1, nil))
        XCTAssertFalse(CGImageDestinationFinalize(try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))))
    }

    func testTIFF() async throws {
        let url = folder.appendingPathComponent("picture.tiff"), destination = try XCTUnwrap(CGImageDestinationCreateWithURL(url, kUTTypeTIFF, 2, nil))
        for _ in 0..<2 { CGImageDestinationAddImage(destination, image(), nil) }
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let data = [UInt8](try Data(contentsOf: url))
        XCTAssertEqual(Array(data.prefix(8)), [0x49, 0x49, 42, 0, 8, 0, 0, 0] as [UInt8])
        // Two pages of 14 + 12 × 12 bytes and 4 × 3 pixels; the first pixel is red, the last one clear.
        let directory = 2 + 12 * 12 + 4 + 8, pixels = 8 + directory
        XCTAssertEqual(data.count, 8 + 2 * (directory + 48))
        XCTAssertEqual(Array(data[pixels..<pixels + 4]), [255, 0, 0, 255] as [UInt8])
        XCTAssertEqual(Array(data.suffix(4)), [0, 0, 0, 0] as [UInt8])
    }

    // MARK: Maps, fonts

    func testPlacesOfInterest() async {
        let request = MKLocalPointsOfInterestRequest(center: CLLocationCoordinate2D(latitude: 10, longitude: 20), radius: 500)
        XCTAssertEqual(request.region.center.latitude, 10)
        XCTAssertGreaterThan(request.region.span.latitudeDelta, 0)
        XCTAssertTrue(MKPointOfInterestFilter(including: [.cafe]).includes(.cafe))
        XCTAssertFalse(MKPointOfInterestFilter(including: [.cafe]).includes(.bank))
        XCTAssertTrue(MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    }

    func testFontsByTheirFullNames() async throws {
        XCTAssertEqual(UIFont(name: "Futura Bold", size: 20)?.lineHeight, UIFont(name: "Futura-Bold", size: 20)?.lineHeight)
        XCTAssertNotNil(UIFont(name: "Helvetica Neue Condensed Black", size: 20))
        XCTAssertNil(UIFont(name: "Helvetica Nonsense", size: 20))
        XCTAssertNotNil(UIFont(name: "Futura Bold", size: 20))
    }

    func testOverlaysAndTheirBounds() async {
        let corners = [MKMapPoint(x: 10, y: 40), MKMapPoint(x: 30, y: 20), MKMapPoint(x: 20, y: 60)]
        let line = MKPolyline(points: corners, count: corners.count)
        XCTAssertEqual(line.pointCount, 3)
        XCTAssertEqual(line.points()[1].x, 30)
        let overlays: [any MKOverlay] = [line, MKPolygon(points: corners, count: 3), MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1000)]
        XCTAssertEqual(overlays[0].boundingMapRect.minX, 10)
        XCTAssertEqual(overlays[1].boundingMapRect.maxY, 60)
        XCTAssertTrue(overlays[0].intersects(MKMapRect(x: 0, y: 0, width: 15, height: 100)))
        XCTAssertEqual(overlays[2].boundingMapRect.width * MKMetersPerMapPointAtLatitude(0), 2000, accuracy: 0.01)
        var places = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 1)
        MKPolyline(coordinates: [CLLocationCoordinate2D(latitude: 52, longitude: 13)], count: 1).getCoordinates(&places, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(places[0].latitude, 52, accuracy: 1e-6)
        let renderer = MKPolylineRenderer(polyline: line)
        XCTAssertEqual(renderer.point(for: corners[1]), CGPoint(x: 20, y: 0))
        XCTAssertEqual(renderer.mapPoint(for: CGPoint(x: 20, y: 0)).y, 20)
    }

    func testRemindersAndTheirAlarms() async {
        let reminder = EKReminder(eventStore: EKEventStore())
        XCTAssertFalse(reminder.isCompleted)
        reminder.isCompleted = true
        XCTAssertNotNil(reminder.completionDate)
        reminder.completionDate = nil
        XCTAssertFalse(reminder.isCompleted)
        let alarm = EKAlarm(absoluteDate: Date(timeIntervalSince1970: 5))
        alarm.proximity = .enter
        alarm.structuredLocation = EKStructuredLocation(title: "Home")
        reminder.addAlarm(alarm)
        XCTAssertTrue(reminder.hasAlarms)
        alarm.relativeOffset = -60
        XCTAssertNil(alarm.absoluteDate)
        reminder.removeAlarm(alarm)
        XCTAssertFalse(reminder.hasAlarms)
        reminder.addRecurrenceRule(EKRecurrenceRule())
        XCTAssertTrue(reminder.hasRecurrenceRules)
    }

    func testSamplesThatBelongTogether() async throws {
        let type = try XCTUnwrap(HKObjectType.correlationType(forIdentifier: .food)), energy = HKQuantityType(.dietaryEnergyConsumed)
        let sample = HKQuantitySample(type: energy, quantity: HKQuantity(unit: .kilocalorie(), doubleValue: 2), start: Date(), end: Date())
        let food = HKCorrelation(type: type, start: Date(), end: Date(), objects: [sample], metadata: [HKMetadataKeyFoodType: "Apple"])
        XCTAssertEqual((food.objects(for: energy).first as? HKQuantitySample)?.quantity.doubleValue(for: .joule()), 8368)
        XCTAssertTrue(food.objects(for: HKQuantityType(.dietarySugar)).isEmpty)
        XCTAssertEqual(food.metadata?[HKMetadataKeyFoodType] as? String, "Apple")
    }
}
