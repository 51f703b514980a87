import CoreGraphics
import Foundation
@testable import TextEngine

/// What reads an input. Pictures and fonts have a size that theirs doesn't tell: their memory is bounded by libFuzzer's limit alone.
let readers: [String: (read: @Sendable ([UInt8]) -> Void, boundsMemory: Bool)] = [
    "image": (readImage, false),
    "pdf": (readPDF, false),
    "svg": (readSVG, false),
    "font": (readFont, false),
]

private func readImage(_ bytes: [UInt8]) {
    for frame in ImageFile.decode(Data(bytes))?.frames ?? [] { precondition(frame.width > 0 && frame.height > 0) }
}

private func readPDF(_ bytes: [UInt8]) {
    guard let provider = CGDataProvider(data: Data(bytes)), let document = CGPDFDocument(provider) else { return }
    let context = CGContext(bitmap: Bitmap(width: 64, height: 64), flippedScale: 1)
    for number in 1...min(document.numberOfPages, 4) {
        if let page = document.page(at: number) { context.drawPDFPage(page) }
    }
    context.flush()
}

private func readSVG(_ bytes: [UInt8]) { _ = SVGDrawing(Data(bytes))?.image(scale: 1) }

/// What UIKit gives drawings to draw in, smaller.
enum GraphicsStack {
    static func imageContext(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> (context: CGContext, scale: CGFloat)? {
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite, width * height < 4_000_000 else { return nil }
        return (CGContext(bitmap: Bitmap(width: Int(width), height: Int(height)), flippedScale: scale), scale)
    }
}

/// A file of its own for each input, gone as soon as it is read: faces are known by their paths.
private func readFont(_ bytes: [UInt8]) {
    let path = "/dev/shm/understudy-fuzz-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(path) }
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)), let file = FontFile.open(path) else { return }
    _ = (file.familyName, file.styleName, file.postScriptName, file.weightClass, file.isItalic, file.isMonospaced, file.extents)
    let text = Array("Aé fi ببب कि".utf16)
    for isRightToLeft in [false, true] {
        let run = Shaper.shape(text[...], font: .system(size: 17), file: file, isRightToLeft: isRightToLeft)
        precondition(run.clusters.allSatisfy(text.indices.contains))
    }
    _ = file.cairoFace
}
