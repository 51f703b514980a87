import CoreGraphics
import Foundation
import ObjCRuntime
import TextEngine

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
    public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    /// Letters reach beyond their lines.
    override var contentBox: CGRect { state.bounds.insetBy(dx: -text.fontSize, dy: -text.fontSize) }

    override func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) {
        context.saveGState()
        context.clip(to: bounds)
        layout.draw(in: context, at: bounds.origin, color: text.foregroundColor ?? .black)
        context.restoreGState()
    }

    private var layout: TextLayout {
        let mode: ParagraphFormat.LineBreak? = switch text.truncationMode {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: nil
        }
        let height = text.isWrapped ? Double(bounds.height) : .infinity
        return TextLayout(source, .init(width: Double(bounds.width), height: height, maximumLines: text.isWrapped ? 0 : 1, truncation: mode ?? (text.isWrapped ? nil : .clipping)))
    }

    private var source: TextSource {
        var format = ParagraphFormat()
        switch text.alignmentMode {
        case .center: format.alignment = .center
        case .right: format.alignment = .right
        case .justified: format.alignment = .justified
        case .left: format.alignment = .left
        default: break
        }
        guard let attributed = text.string as? NSAttributedString else {
            return TextSource(text.string as? String ?? "", style: TextStyle(font: plainFont), format: format)
        }
        var styles: [(range: Range<Int>, style: TextStyle)] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { attributes, range, _ in
            var style = TextStyle(font: (attributes[NSAttributedString.Key("NSFont")] as? any EngineFont)?.engineFont ?? plainFont)
            style.color = LayerValue.color(attributes[NSAttributedString.Key("NSColor")])
            styles.append((range.location..<range.location + range.length, style))
        }
        let units = Array(attributed.string.utf16)
        return TextSource(units: units, styles: styles.isEmpty ? [(0..<0, TextStyle(font: plainFont))] : styles, formats: [(0..<units.count, format)])
    }

    /// The layer's font at its size; Helvetica's stand-in where none is set.
    private var plainFont: Font {
        let size = Double(text.fontSize)
        if let font = text.font as? any EngineFont { return font.engineFont.with(size: size) }
        if let name = text.font as? String, let face = FontLibrary.shared.face(postScriptName: name) { return .file(face, size: size) }
        return .system(size: size)
    }
}
