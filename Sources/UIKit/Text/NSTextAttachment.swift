import CoreGraphics
import Foundation
import TextEngine

/// A picture, or anything that takes up room, in text.
open class NSTextAttachment: ObjCObject, NSTextAttachmentContainer, NSCoding, @unchecked Sendable {
    open var contents: Data? { didSet { decoded = nil } }
    open var fileType: String?
    open var image: UIImage?
    /// From the baseline, y up; the image's own size where it is empty.
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
    open var usesTextAttachmentView: Bool { false }
    private var decoded: UIImage?

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        image = coder.decodeObject(forKey: "NSImage") as? UIImage
    }

    open func encode(with coder: NSCoder) { coder.encode(image, forKey: "NSImage") }

    /// The character that stands for an attachment.
    open class var character: Int { 0xFFFC }
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {}
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { nil }

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { shownImage }

    open func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero) : bounds
    }

    private var shownImage: UIImage? {
        if let image { return image }
        if decoded == nil, let contents { decoded = UIImage(data: contents) }
        return decoded
    }

    func engineBox(_ font: Font) -> TextStyle.Attachment {
        var box = attachmentBounds(for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight), glyphPosition: .zero, characterIndex: 0)
        box.size.width += lineLayoutPadding * 2
        let padding = lineLayoutPadding
        // A symbol without bounds of its own sits centred on the capitals.
        if bounds.isEmpty, shownImage?.isSymbolImage == true { box.origin.y = (CGFloat(font.capHeight) - box.height) / 2 }
        return TextStyle.Attachment(bounds: box) { [self] context, rect in
            guard let image = image(forBounds: rect, textContainer: nil, characterIndex: 0) else { return }
            UIGraphicsPushContext(context)
            image.draw(in: rect.insetBy(dx: padding, dy: 0))
            UIGraphicsPopContext()
        }
    }
}
