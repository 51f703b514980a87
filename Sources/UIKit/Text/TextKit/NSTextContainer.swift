import CoreGraphics
import Foundation
import ObjCRuntime

/// Where text is laid out. Lengths in points.
open class NSTextContainer: ObjCObject, @unchecked Sendable {
    open var size: CGSize { didSet { changed() } }
    /// Around the paths that are excluded text isn't laid out yet: they are kept only.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// At either end of each line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    open var maximumNumberOfLines = 0 { didSet { changed() } }
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: CGSize(width: 0, height: 0)) }

    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The whole width of the container beside `proposedRect`. Named only: the layout manager doesn't ask, so an override isn't followed.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        notImplemented("NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:)")
        remainingRect?.pointee = .zero
        return proposedRect.intersection(CGRect(origin: .zero, size: size))
    }

    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        layoutManager?.removeTextContainer(at: 0)
        newLayoutManager.addTextContainer(self)
    }

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { NSTextContainer() }
    }
}
