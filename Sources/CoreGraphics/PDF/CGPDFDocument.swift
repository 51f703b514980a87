import Foundation

public enum CGPDFBox: Int32, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A PDF file. Paths, colours and forms of its pages can be drawn; text and images in them can't yet.
public final class CGPDFDocument: @unchecked Sendable {
    let file: PDFFile

    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let file = PDFFile(data) else { return nil }
        self.file = file
    }

    public convenience init?(_ url: CFURL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    public var numberOfPages: Int { file.pages.count }

    /// Pages count from 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        file.pages.indices.contains(pageNumber - 1) ? CGPDFPage(self, pageNumber, file.pages[pageNumber - 1]) : nil
    }

    public class var typeID: CFTypeID { 12 }
}

public final class CGPDFPage: @unchecked Sendable {
    public let document: CGPDFDocument?
    public let pageNumber: Int
    private let entries: [String: PDFObject]

    init(_ document: CGPDFDocument, _ number: Int, _ entries: [String: PDFObject]) {
        self.document = document
        pageNumber = number
        self.entries = entries
    }

    public var rotationAngle: Int32 { Int32(clamping: document?.file.resolve(entries["Rotate"]).integer ?? 0) }

    /// Points. A box that isn't given is the media box.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let names: [CGPDFBox: String] = [.mediaBox: "MediaBox", .cropBox: "CropBox", .bleedBox: "BleedBox", .trimBox: "TrimBox", .artBox: "ArtBox"]
        let numbers = document?.file.numbers(entries[names[box]!]) ?? []
        guard numbers.count == 4 else { return box == .mediaBox ? CGRect(x: 0, y: 0, width: 612, height: 792) : getBoxRect(.mediaBox) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]).standardized
    }

    func draw(in context: CGContext) {
        guard let file = document?.file else { return }
        let contents = file.resolve(entries["Contents"])
        let parts = contents.array?.map { file.resolve($0) } ?? [contents]
        let code = Array(parts.map { file.contents($0) }.joined(separator: [0x0A]))
        PDFPainter(file, context).run(code, file.resolve(entries["Resources"]).dictionary ?? [:])
    }
}

extension CGContext {
    /// Draws the page in its own coordinates, y up.
    public func drawPDFPage(_ page: CGPDFPage) {
        saveGState()
        clip(to: page.getBoxRect(.mediaBox))
        page.draw(in: self)
        restoreGState()
    }
}
