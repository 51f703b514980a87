import Foundation
import UIKit
import XCTestGaps

/// A picture of the screen or of a part of it.
@preconcurrency @MainActor open class XCUIScreenshot: NSObject {
    nonisolated public let pngRepresentation: Data

    nonisolated init(_ data: Data) { pngRepresentation = data }

    open var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
    /// The part of the screen that the element's frame covers.
    public func screenshot() -> XCUIScreenshot {
        guard !path.steps.isEmpty else { return ScreenCapture.whole(of: path.application) }
        var shot = XCUIScreenshot(Data())
        ElementAction(element: self, verb: "take a screenshot of").perform(needsHit: false) { found throws(ElementSearchFailure) in
            shot = ScreenCapture.part(found.frame, of: path.application, screen: found.screen)
        }
        return shot
    }
}

/// Pictures by way of the app, which draws itself into a file.
@MainActor enum ScreenCapture {
    static func whole(of application: ApplicationUnderTest?) -> XCUIScreenshot {
        guard let application else {
            TestFailure.record("Failed to take a screenshot: no application has been launched")
            return XCUIScreenshot(Data())
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("screen-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try application.perform("screenshot \(Typing.quoted(file.path))")
            return XCUIScreenshot(try Data(contentsOf: file))
        } catch {
            TestFailure.record("Failed to take a screenshot: \(error)")
            return XCUIScreenshot(Data())
        }
    }

    /// - Parameter screen: the frame that the whole picture shows, in points.
    static func part(_ frame: CGRect, of application: ApplicationUnderTest, screen: CGRect) -> XCUIScreenshot {
        let whole = Self.whole(of: application)
        guard let image = whole.image.cgImage, screen.width > 0 else { return whole }
        let scale = CGFloat(image.width) / screen.width
        let area = frame.intersection(screen).applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        guard !area.isEmpty, let cut = image.cropping(to: area), let data = UIImage(cgImage: cut).pngData() else { return whole }
        return XCUIScreenshot(data)
    }
}

extension XCTAttachment {
    public enum ImageQuality: Int, Sendable { case original = 0, medium, low }

    public convenience init(screenshot: XCUIScreenshot) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
    }

    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

    @preconcurrency @MainActor public convenience init(image: UIImage) { self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData()) }
    @preconcurrency @MainActor public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
