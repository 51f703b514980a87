import Foundation

/// Pictures as files hold them: the format is told by the first bytes, not by the name.
package enum ImageFile {
    package struct Decoded {
        package var frames: [CGImage]
        /// Seconds a frame; empty for a still picture.
        package var delays: [Double]
        /// Exif's orientation, 1…8.
        package var orientation = 1

        package init(frames: [CGImage], delays: [Double], orientation: Int = 1) { (self.frames, self.delays, self.orientation) = (frames, delays, orientation) }
    }

    /// nil for what isn't a whole picture in a known format. The caller says so in the log: it knows the name.
    package static func decode(_ data: Data) -> Decoded? {
        let head = Array(data.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            guard let bitmap = PNGCoder.decode(data) else { return nil }
            return still(CGImage(bitmap: bitmap), "public.png")
        }
        if head.starts(with: [0xFF, 0xD8]) {
            guard let bitmap = JPEGCoder.decode(data) else { return nil }
            var decoded = still(CGImage(bitmap: bitmap, isOpaque: true), "public.jpeg")
            decoded.orientation = ExifOrientation.read(data)
            return decoded
        }
        if head.starts(with: Array("GIF8".utf8)) {
            guard let frames = GIFDecoder.decode(data) else { return nil }
            return Decoded(frames: frames.map { CGImage(bitmap: $0.bitmap) }, delays: frames.count > 1 ? frames.map(\.delay) : [])
        }
        return nil
    }

    private static func still(_ image: CGImage, _ type: String) -> Decoded {
        image.utTypeName = type
        return Decoded(frames: [image], delays: [])
    }
}

/// The orientation tag (0x0112) of a JPEG's Exif block.
enum ExifOrientation {
    static func read(_ data: Data) -> Int {
        let bytes = Array(data.prefix(65_536))
        var at = 2
        while at + 4 < bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
            let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
            if bytes[at + 1] == 0xE1, at + 10 < bytes.count, Array(bytes[at + 4..<at + 8]) == Array("Exif".utf8) {
                return tag(in: Array(bytes[at + 10..<max(at + 10, min(at + 2 + length, bytes.count))]))
            }
            at += 2 + length
        }
        return 1
    }

    private static func tag(in tiff: [UInt8]) -> Int {
        guard tiff.count > 8 else { return 1 }
        let little = tiff[0] == 0x49
        let word = { (at: Int) in at + 1 < tiff.count ? (little ? Int(tiff[at]) | Int(tiff[at + 1]) << 8 : Int(tiff[at]) << 8 | Int(tiff[at + 1])) : 0 }
        let directory = little ? word(4) | word(6) << 16 : word(4) << 16 | word(6)
        for entry in 0..<min(word(directory), 64) {
            let at = directory + 2 + entry * 12
            if word(at) == 0x0112 { return (1...8).contains(word(at + 8)) ? word(at + 8) : 1 }
        }
        return 1
    }
}
