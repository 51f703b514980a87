import CoreGraphics
import Foundation

/// An element as the app writes it, in JSON.
struct ElementRecord: Codable, Sendable {
    struct Point: Codable, Sendable {
        var x: Double, y: Double
    }

    struct Frame: Codable, Sendable {
        var x: Double, y: Double, width: Double, height: Double
    }

    /// The raw value of an `XCUIElement.ElementType`.
    var type: UInt
    var identifier: String?
    var label: String?
    var title: String?
    var value: String?
    var placeholder: String?
    var frame: Frame?
    var isEnabled: Bool?
    var isSelected: Bool?
    var hasFocus: Bool?
    var isHittable: Bool?
    var hitPoint: Point?
    var children: [ElementRecord]?

    var rect: CGRect { frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? .zero }
}
