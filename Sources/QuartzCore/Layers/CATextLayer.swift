import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws a string.
open class CATextLayer: CALayer, @unchecked Sendable {
    private var text = Text()

    private struct Text {
        var string: Any?
        var font: CFTypeRef?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var alignmentMode = CATextLayerAlignmentMode.natural
        var truncationMode = CATextLayerTruncationMode.none
        var allowsFontSubpixelQuantization = false
    }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }

    private func set<Value>(_ key: String, _ path: WritableKeyPath<Text, Value>, _ value: Value) {
        change(key, true) { ($0 as! CATextLayer).text[keyPath: path] = value }
    }

    /// A `String` or an `NSAttributedString`.
    open var string: Any? { get { text.string } set { set("string", \.string, newValue) } }
    open var font: CFTypeRef? { get { text.font } set { set("font", \.font, newValue) } }
    open var fontSize: CGFloat { get { text.fontSize } set { set("fontSize", \.fontSize, newValue) } }
    open var foregroundColor: CGColor? { get { text.foregroundColor } set { set("foregroundColor", \.foregroundColor, newValue) } }
    open var isWrapped: Bool { get { text.isWrapped } set { set("wrapped", \.isWrapped, newValue) } }
    open var alignmentMode: CATextLayerAlignmentMode { get { text.alignmentMode } set { set("alignmentMode", \.alignmentMode, newValue) } }
    open var truncationMode: CATextLayerTruncationMode { get { text.truncationMode } set { set("truncationMode", \.truncationMode, newValue) } }

    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsFontSubpixelQuantization }
        set { text.allowsFontSubpixelQuantization = newValue }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CATextLayer() }
        func layer(_ object: AnyObject) -> CATextLayer { object as! CATextLayer }
        glue.property("string", get: { layer($0).string }, set: { layer($0).string = $1 })
        glue.property("fontSize", get: { layer($0).fontSize }, set: { layer($0).fontSize = LayerValue.number($1) })
        glue.property("foregroundColor", get: { layer($0).foregroundColor }, set: { layer($0).foregroundColor = LayerValue.color($1) })
    }

    override func makePresentation() -> CALayer { CATextLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }

    override var drawsContent: Bool { text.string != nil }

    override func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) { CATextLayer.drawText?(self, context) }

    /// Draws the layer's text. Set by UIKit, which knows fonts and attributed strings.
    nonisolated(unsafe) package static var drawText: ((CATextLayer, CGContext) -> Void)?
}
