@_exported import UIKit

public enum PDFDisplayBox: Int, Sendable { case mediaBox = 0, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }

extension NSNotification.Name {
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChangedNotification")
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChangedNotification")
}

public protocol PDFDocumentDelegate: NSObjectProtocol {
    func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
    public func classForPage() -> AnyClass { PDFPage.self }
}

open class PDFPage: ObjCObject {
    open internal(set) weak var document: PDFDocument?
    open var string: String? { nil }
    open var label: String? { nil }
    open var rotation = 0
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
    open func draw(with box: PDFDisplayBox, to context: CGContext) { notImplemented("PDFPage.draw(with:to:)") }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
    public convenience init?(image: UIImage) { self.init() }
}

/// Named only: a file that is there opens, and has no pages but those that are put in.
open class PDFDocument: ObjCObject {
    open private(set) var documentURL: URL?
    open weak var delegate: (any PDFDocumentDelegate)?
    private var pages: [PDFPage] = []

    public override init() { super.init() }
    public convenience init?(url: URL) {
        guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        self.init()
        documentURL = url
        notImplemented("PDFDocument(url:)")
    }
    public convenience init?(data: Data) {
        guard data.starts(with: Data("%PDF".utf8)) else { return nil }
        self.init()
        notImplemented("PDFDocument(data:)")
    }
    open var pageCount: Int { pages.count }
    open var string: String? { nil }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(index, pages.count))
    }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func dataRepresentation() -> Data? { documentURL.flatMap { try? Data(contentsOf: $0) } }
    open func write(to url: URL) -> Bool { dataRepresentation().map { (try? $0.write(to: url)) != nil } ?? false }
}

/// Named only: a grey ground.
@preconcurrency @MainActor open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            notImplemented("PDFView")
            backgroundColor = .systemGray
        }
    }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { PDFView() }
    }
}

@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize(width: 40, height: 40)
}
