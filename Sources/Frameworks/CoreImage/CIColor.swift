import CoreGraphics
import Foundation
import ObjCRuntime

/// A colour of Core Image's: components 0…1 in sRGB.
open class CIColor: ObjCObject, @unchecked Sendable {
    public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

    public override convenience init() { self.init(red: 0, green: 0, blue: 0) }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public static let black = CIColor(red: 0, green: 0, blue: 0), white = CIColor(red: 1, green: 1, blue: 1), clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = CIColor(red: 1, green: 0, blue: 0), green = CIColor(red: 0, green: 1, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1)

    open var numberOfComponents: Int { 4 }
    open override var description: String { stringRepresentation }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
}
