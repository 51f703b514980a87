import Foundation

/// A picture in a PDF: JPEG, or grey and RGB samples of 8 bits, with a soft mask.
enum PDFImage {
    static func decode(_ object: PDFObject, _ file: PDFFile) -> CGImage? {
        guard let entries = object.dictionary, let bitmap = bitmap(object, entries, file) else { return nil }
        let mask = file.resolve(entries["SMask"])
        if let maskEntries = mask.dictionary, let alpha = self.bitmap(mask, maskEntries, file) { multiply(bitmap, by: alpha) }
        return CGImage(bitmap: bitmap)
    }

    private static func bitmap(_ object: PDFObject, _ entries: [String: PDFObject], _ file: PDFFile) -> Bitmap? {
        let bytes = file.contents(object)
        if file.filters(entries) == ["DCTDecode"] { return JPEGCoder.decode(Data(bytes)) }
        guard let width = file.resolve(entries["Width"]).integer, let height = file.resolve(entries["Height"]).integer,
              (1..<8192).contains(width), (1..<8192).contains(height), file.resolve(entries["BitsPerComponent"]).number == 8 else { return nil }
        let channels = bytes.count / (width * height)
        guard channels == 1 || channels == 3 else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            let row = bitmap.row(y)
            for x in 0..<width {
                let at = (y * width + x) * channels
                let (r, g, b) = channels == 3 ? (bytes[at], bytes[at + 1], bytes[at + 2]) : (bytes[at], bytes[at], bytes[at])
                row[x] = 0xFF00_0000 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
            }
        }
        return bitmap
    }

    private static func multiply(_ bitmap: Bitmap, by mask: Bitmap) {
        for y in 0..<bitmap.height {
            let row = bitmap.row(y), line = mask.row(y * mask.height / bitmap.height)
            for x in 0..<bitmap.width { row[x] = CGImage.scaled(row[x], by: line[x * mask.width / bitmap.width] & 255) }
        }
    }
}
