import CoreGraphics
import Foundation
import QuartzCore

/// A picture with its scale and how it is to be drawn. Immutable.
open class UIImage: ObjCObject, NSCoding, @unchecked Sendable {
    final let content: ImageContent
    final let values: ImageValues

    init(_ content: ImageContent, _ values: ImageValues) {
        self.content = content
        self.values = values
        super.init()
    }

    /// An image without pixels.
    public override init() {
        content = .empty
        values = ImageValues()
        super.init()
    }

    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, with: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// An image set or a file of the bundle, the main one where none is given; nil where there is none of this name.
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let found = NamedImages.find(name, in: bundle ?? .main, configuration) else {
            Log.once("UIImage(named:): there is no image named '\(name)' in \((bundle ?? .main).bundleURL.lastPathComponent).")
            return nil
        }
        (content, values) = (found.content, found.values)
        super.init()
    }

    public convenience init?(named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil) {
        self.init(named: name, in: bundle, with: configuration)
    }

    public required init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.find(name, in: .main, nil) else { fatalError("Unexpectedly found nil while unwrapping an Optional value: no image named \"\(name)\"") }
        (content, values) = (found.content, found.values)
        super.init()
    }

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol; nil for a name that no symbol has.
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let symbol = Symbol.named(name) else { return nil }
        let configuration = configuration as? UIImage.SymbolConfiguration ?? UIImage.SymbolConfiguration.unspecified.applying(configuration)
        content = ImageContent(symbol: symbol, configuration)
        values = ImageValues(scale: max(UITraitCollection.current.displayScale, 1), renderingMode: .automatic, configuration: configuration, name: name)
        super.init()
    }

    /// nil where there is no picture; one line in the log for a broken one.
    public init?(contentsOfFile path: String) {
        guard let found = NamedImages.file(path) else { return nil }
        (content, values) = (found.content, found.values)
        super.init()
    }

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public init?(data: Data, scale: CGFloat) {
        guard let decoded = ImageFile.decode(data) else {
            if !data.isEmpty { Log.once("UIImage: \(data.count) bytes of data hold no picture that can be read (PNG, JPEG, GIF).") }
            return nil
        }
        content = ImageContent(decoded.frames[0])
        values = ImageValues(scale: max(scale, 0.01), orientation: UIImage.Orientation(exif: decoded.orientation))
        super.init()
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        content = ImageContent(cgImage)
        values = ImageValues(scale: max(scale, 0.01), orientation: orientation)
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let found = UIImage.decode(coder) else { return nil }
        (content, values) = (found.content, found.values)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(values.name.map { $0 as NSString }, forKey: "UIImageName")
        coder.encode(Float(scale), forKey: "UIScale")
        if let data = pngData() { coder.encode(NSData(data: data), forKey: "UIImageData") }
    }

    // MARK: What it is

    open var cgImage: CGImage? { content.cgImage(scale: values.scale, values.symbolConfiguration) }
    open var scale: CGFloat { values.scale }
    /// Points, upright.
    open var size: CGSize { shownSize }
    open var imageOrientation: UIImage.Orientation { values.orientation }
    open var renderingMode: UIImage.RenderingMode { values.renderingMode }
    open var capInsets: UIEdgeInsets { values.capInsets }
    open var resizingMode: UIImage.ResizingMode { values.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets {
        guard let symbol = content.symbol, values.alignment == .zero else { return values.alignment }
        return symbol.alignmentInsets(SymbolLook(values.symbolConfiguration), scale: scale)
    }
    /// As the image says, or a symbol's name: `chevron.forward` points where one reads to.
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft || content.followsReadingDirection }
    open var images: [UIImage]? { values.frames }
    /// Seconds.
    open var duration: TimeInterval { values.duration }
    open var isSymbolImage: Bool { content.isSymbol }
    open var configuration: UIImage.Configuration? { values.configuration ?? values.symbolConfiguration }
    open var symbolConfiguration: UIImage.SymbolConfiguration? { values.symbolConfiguration }
    open var baselineOffsetFromBottom: CGFloat? { values.baseline }
    open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? UITraitCollection(displayScale: scale) }
    open var imageAsset: UIImageAsset? { values.asset }
    open var isHighDynamicRange: Bool { false }
    open var leftCapWidth: Int { Int(values.capInsets.left) }
    open var topCapHeight: Int { Int(values.capInsets.top) }
    open var imageRendererFormat: UIGraphicsImageRendererFormat { rendererFormat }

    // MARK: Variations

    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { varied { $0.renderingMode = renderingMode } }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { varied { $0.alignment = alignmentInsets } }
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { varied { $0.baseline = baselineOffset } }
    open func imageWithoutBaseline() -> UIImage { varied { $0.baseline = nil } }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { varied { $0.flipsForRightToLeft = true } }
    open func withHorizontallyFlippedOrientation() -> UIImage { varied { $0.orientation = $0.orientation.mirrored } }
    open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        varied {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Between the caps one point stretches.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let insets = UIEdgeInsets(top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0, right: left > 0 ? max(size.width - left - 1, 0) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        varied {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { configured(configuration) }
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { isSymbolImage ? configured(configuration) : nil }

    // MARK: Drawing

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha) }
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { drawNow(rect, blendMode, alpha) }
    open func drawAsPattern(in rect: CGRect) { drawTiled(rect) }

    // MARK: Data

    open func pngData() -> Data? { uprightImage.flatMap { PNGCoder.encode($0.bitmap, isOpaque: $0.isOpaque) } }
    /// `compressionQuality` is 0…1.
    open func jpegData(compressionQuality: CGFloat) -> Data? { uprightImage.flatMap { JPEGCoder.encode($0.bitmap, quality: Double(compressionQuality)) } }
    open func heicData() -> Data? { nil }

    open func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(size) }
    open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(preparingForDisplay()) }
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) { completionHandler(thumbnail(size)) }

    // MARK: Animation and symbols of the system

    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { animated(images, duration) }
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { animated(numbered(name), duration) }

    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animated(numbered(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration)
    }

    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval) -> UIImage? {
        animated(numbered(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration)
    }

    open class var actions: UIImage { UIImage(systemName: "ellipsis.circle.fill")! }
    open class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
    open class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
    open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill")! }
    open class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || (other.content === content && content !== ImageContent.empty && other.values.isSame(as: values))
    }

    open override var hash: Int { ObjectIdentifier(content).hashValue }

    open override var description: String {
        let name = values.name.map { content.isSymbol ? "symbol(system: \($0))" : "named(\($0))" } ?? "anonymous"
        return "<UIImage:\(UInt(bitPattern: ObjectIdentifier(self).hashValue)) \(name); {\(size.width), \(size.height)} renderingMode=\(renderingMode)>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}
public typealias _ImageLiteralType = UIImage
