import AVFoundation
import CoreLocation
import ImageIO
import LocalAuthentication
import MapKit
import XCTest

/// What frameworks answer where the device has no such part.
final class DeviceServiceTests: XCTestCase {
    func testNobodyIsEnrolled() {
        var error: NSError?
        XCTAssertFalse(LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        XCTAssertEqual(error?.code, LAError.biometryNotEnrolled.rawValue)
        XCTAssertEqual(error?.domain, LAErrorDomain)
    }

    func testRecordsOfServices() {
        let record = NetService.data(fromTXTRecord: ["path": Data("/a=b".utf8), "v": Data("1".utf8)])
        XCTAssertEqual(Array(record), [9] + Array("path=/a=b".utf8) + [3] + Array("v=1".utf8))
        XCTAssertEqual(NetService.dictionary(fromTXTRecord: record), ["path": Data("/a=b".utf8), "v": Data("1".utf8)])
    }

    func testLocationErrorsAreNSErrors() {
        let error = CLError(.denied) as NSError
        XCTAssertEqual(error.domain, kCLErrorDomain)
        XCTAssertEqual(error.code, CLError.denied.rawValue)
    }

    func testAuthenticationErrorsMatchTheirNSErrors() {
        let error = LAError(.userCancel, userInfo: [NSLocalizedDescriptionKey: "no"])
        XCTAssertEqual((error as NSError).localizedDescription, "no")
        do { throw error } catch LAError.userCancel {} catch { XCTFail() }
        switch NSError(domain: LAErrorDomain, code: -8) {
        case LAError.biometryLockout: break
        default: XCTFail()
        }
    }

    func testACircleContainsWhatLiesWithinItsRadius() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 48, longitude: 16), radius: 1000, identifier: "r")
        XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 48.005, longitude: 16)))
        XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 48.02, longitude: 16)))
    }

    func testAspectRectangleLiesInTheMiddle() {
        let bounds = CGRect(x: 10, y: 10, width: 100, height: 50)
        XCTAssertEqual(AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds), CGRect(x: 35, y: 10, width: 50, height: 50))
        XCTAssertEqual(AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: bounds), CGRect(x: 10, y: 22.5, width: 100, height: 25))
    }

    @MainActor func testMapPointsAndCoordinatesAreInverse() async {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 10, longitude: 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        let point = map.convert(CLLocationCoordinate2D(latitude: 10.25, longitude: 20.5), toPointTo: map)
        XCTAssertEqual(point, CGPoint(x: 150, y: 25))
        let back = map.convert(point, toCoordinateFrom: map)
        XCTAssertEqual(back.latitude, 10.25, accuracy: 1e-9)
        XCTAssertEqual(back.longitude, 20.5, accuracy: 1e-9)
    }

    func testAThumbnailIsNoLargerThanAsked() throws {
        let context = try XCTUnwrap(CGContext(
            data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let image = try XCTUnwrap(context.makeImage())
        let data = try XCTUnwrap(UIImage(cgImage: image).pngData())
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int, 40)
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 10])
        XCTAssertEqual(small?.width, 10)
        XCTAssertEqual(small?.height, 5)
    }
}
