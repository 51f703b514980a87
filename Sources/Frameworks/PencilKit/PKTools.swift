import UIKit

public protocol PKTool {}

public struct PKInkingTool: PKTool {
    public enum InkType: String, Sendable { case pen = "com.apple.ink.pen", pencil = "com.apple.ink.pencil", marker = "com.apple.ink.marker", monoline = "com.apple.ink.monoline", fountainPen = "com.apple.ink.fountainpen", watercolor = "com.apple.ink.watercolor", crayon = "com.apple.ink.crayon" }
    public var inkType: InkType, color: UIColor, width: CGFloat
    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) { (self.inkType, self.color, self.width) = (inkType, color, width ?? (inkType == .marker ? 20 : 3)) }
    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
    public var ink: PKInk { PKInk(inkType, color: color) }
}

public struct PKEraserTool: PKTool {
    public enum EraserType: Int, Sendable { case vector = 0, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public init(_ eraserType: EraserType, width: CGFloat? = nil) { self.eraserType = eraserType }
}

public struct PKLassoTool: PKTool { public init() {} }
