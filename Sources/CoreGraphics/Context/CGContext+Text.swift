import CCairo
import Foundation

extension CGContext {
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = Double(newValue.x)
            textMatrix.ty = Double(newValue.y)
        }
    }

    public func setFont(_ font: CGFont) { state.font = font }
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
    package var textDrawingMode: CGTextDrawingMode { state.textMode }
    package var fillColor: CGColor { state.fill }
    package var strokeColor: CGColor { state.stroke }
    package var alpha: Double { state.alpha }
}
