import CCairo
import Foundation

extension CGContext {
    enum Target {
        case bitmap
        case foreign(ForeignPixels)
        case pdf(PDFTarget)
    }

    /// A caller's memory in the caller's layout. Where Cairo can't draw into that, a bitmap of ours stands in and is copied over after each drawing.
    final class ForeignPixels {
        let bitmap: Bitmap
        let format: PixelFormat
        let space: CGColorSpace
        let memory: UnsafeMutablePointer<UInt8>
        private let release: (UnsafeMutableRawPointer?) -> Void
        private let owned: Bool

        init?(
            _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bitsPerComponent: Int, _ bytesPerRow: Int, _ space: CGColorSpace,
            _ info: CGBitmapInfo, _ release: @escaping (UnsafeMutableRawPointer?) -> Void
        ) {
            guard width > 0, height > 0, width < 1 << 15, height < 1 << 15, bitsPerComponent == 8 || bitsPerComponent == 0 else { return nil }
            let isMask = info.alphaInfo == .alphaOnly
            let isGray = isMask || space.model == .monochrome
            let bits = isGray ? (info.alphaInfo == .none || isMask ? 8 : 16) : 32
            let stride = bytesPerRow > 0 ? bytesPerRow : width * bits / 8
            guard stride >= width * bits / 8, isGray || space.model == .rgb, isGray || info.alphaInfo != .none else { return nil }
            format = PixelFormat(bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: stride, model: isGray ? .monochrome : .rgb, info: info)
            owned = data == nil
            memory = (data ?? calloc(height, stride)!).assumingMemoryBound(to: UInt8.self)
            self.space = space
            self.release = release
            if format.isNative, stride % 4 == 0 {
                bitmap = Bitmap(borrowing: memory, width: width, height: height, stride: stride)
            } else {
                bitmap = Bitmap(width: width, height: height)
                if data != nil { format.decode(memory, count: stride * height, into: bitmap) }
            }
        }

        deinit {
            if owned { free(memory) } else { release(memory) }
        }

        func copyBack() {
            guard bitmap.bytes != memory else { return }
            cairo_surface_flush(bitmap.surface)
            format.encode(bitmap, into: memory)
        }
    }

    /// A PDF being written.
    final class PDFTarget {
        let surface: OpaquePointer
        let box: CGRect
        let consumer: CGDataConsumer
        var isPageOpen = false
        var isClosed = false

        init(_ consumer: CGDataConsumer, box: CGRect, info: CFDictionary?) {
            self.consumer = consumer
            self.box = box
            let write: cairo_write_func_t = { closure, bytes, count in
                let consumer = Unmanaged<CGDataConsumer>.fromOpaque(closure!).takeUnretainedValue()
                return consumer.write(bytes!, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }
            surface = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(consumer).toOpaque(), Double(box.width), Double(box.height))
            let metadata = [("kCGPDFContextTitle", CAIRO_PDF_METADATA_TITLE), ("kCGPDFContextAuthor", CAIRO_PDF_METADATA_AUTHOR),
                            ("kCGPDFContextCreator", CAIRO_PDF_METADATA_CREATOR), ("kCGPDFContextSubject", CAIRO_PDF_METADATA_SUBJECT)]
            for (key, kind) in metadata {
                if let text = info?[key] as? String { cairo_pdf_surface_set_metadata(surface, kind, text) }
            }
        }

        deinit { cairo_surface_destroy(surface) }
    }

    /// Called after everything that draws.
    func didDraw() {
        if case .foreign(let foreign) = target { foreign.copyBack() }
    }

    public var data: UnsafeMutableRawPointer? {
        cairo_surface_flush(cairo_get_target(cairo))
        if case .foreign(let foreign) = target { return UnsafeMutableRawPointer(foreign.memory) }
        return bitmap.map { UnsafeMutableRawPointer($0.bytes) }
    }

    private var format: PixelFormat? {
        if case .foreign(let foreign) = target { return foreign.format }
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        return bitmap.map { PixelFormat(bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: $0.stride, model: .rgb, info: info) }
    }

    public var bitsPerComponent: Int { format?.bitsPerComponent ?? 0 }
    public var bitsPerPixel: Int { format?.bitsPerPixel ?? 0 }
    public var bytesPerRow: Int { format?.bytesPerRow ?? 0 }
    public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }
    public var alphaInfo: CGImageAlphaInfo { format?.alpha ?? .none }

    public var colorSpace: CGColorSpace? {
        if case .foreign(let foreign) = target { return foreign.space }
        return bitmap == nil ? nil : .standardRGB
    }

    /// A copy of what is drawn so far; nil for a PDF.
    public func makeImage() -> CGImage? {
        guard let bitmap, let format else { return nil }
        cairo_surface_flush(bitmap.surface)
        guard case .foreign = target, let data else { return CGImage(bitmap: bitmap.copy()) }
        guard let provider = CGDataProvider(data: Data(bytes: data, count: format.bytesPerRow * height)) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: format.bitsPerPixel, bytesPerRow: format.bytesPerRow,
            space: colorSpace ?? .deviceRGB, bitmapInfo: format.info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    // MARK: Pages

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard case .pdf(let pdf) = target, !pdf.isPageOpen else { return }
        pdf.isPageOpen = true
        let box = mediaBox?.pointee ?? pdf.box
        cairo_pdf_surface_set_size(pdf.surface, Double(box.width), Double(box.height))
        cairo_save(cairo)
        var matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -Double(box.minX), ty: Double(box.maxY)).cairo
        cairo_set_matrix(cairo, &matrix)
    }

    public func endPage() {
        guard case .pdf(let pdf) = target, pdf.isPageOpen else { return }
        pdf.isPageOpen = false
        cairo_show_page(cairo)
        cairo_restore(cairo)
    }

    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard var box = pageInfo?["MediaBox"] as? CGRect else { return beginPage(mediaBox: nil) }
        beginPage(mediaBox: &box)
    }

    public func endPDFPage() { endPage() }

    public func closePDF() {
        guard case .pdf(let pdf) = target, !pdf.isClosed else { return }
        if pdf.isPageOpen { endPage() }
        pdf.isClosed = true
        cairo_surface_finish(pdf.surface)
    }

    /// Makes `rect` a link to `url` in a PDF.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard case .pdf = target else { return }
        let box = convertToDeviceSpace(rect)
        cairo_tag_begin(cairo, CAIRO_TAG_LINK, "rect=[\(box.minX) \(CGFloat(height) - box.maxY) \(box.width) \(box.height)] uri='\(url.absoluteString)'")
        cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }

    public func addDestination(_ name: CFString, at point: CGPoint) {}
    public func setDestination(_ name: CFString, for rect: CGRect) {}
    public func addDocumentMetadata(_ metadata: CFData?) {}
}
