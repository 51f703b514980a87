import CoreGraphics
import Foundation

/// The contexts that drawing goes to, one stack a thread.
enum GraphicsStack {
    struct Entry {
        var context: CGContext
        var kind = Kind.pushed
    }

    enum Kind {
        case pushed
        case image(scale: CGFloat, isOpaque: Bool)
        case pdf(bounds: CGRect, finish: () -> Void)
    }

    private final class Contexts {
        var entries: [Entry] = []
    }

    private static let key = "understudy.graphics"

    /// Found faster: nearly all drawing is there.
    nonisolated(unsafe) private static let ofMainThread = Contexts()

    private static var contexts: Contexts {
        if MainThread.isThis { return ofMainThread }
        if let found = Thread.current.threadDictionary[key] as? Contexts { return found }
        let made = Contexts()
        Thread.current.threadDictionary[key] = made
        return made
    }

    static var current: Entry? { contexts.entries.last }
    static func push(_ context: CGContext, _ kind: Kind = .pushed) { contexts.entries.append(Entry(context: context, kind: kind)) }
    @discardableResult static func pop() -> Entry? { contexts.entries.popLast() }

    /// A context for an image of `size` points; nil for a size that holds no pixel. A scale of 0 is the screen's.
    static func imageContext(_ size: CGSize, scale: CGFloat, isOpaque: Bool) -> (context: CGContext, scale: CGFloat)? {
        let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite, width * height < 400_000_000 else { return nil }
        let context = CGContext(bitmap: Bitmap(width: Int(width), height: Int(height)), flippedScale: scale)
        if isOpaque {
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(origin: .zero, size: size))
        }
        return (context, scale)
    }

    static func image(_ context: CGContext, scale: CGFloat, isOpaque: Bool) -> UIImage? {
        guard let bitmap = context.bitmap else { return nil }
        context.flush()
        return UIImage(cgImage: CGImage(bitmap: bitmap.copy(), isOpaque: isOpaque), scale: scale, orientation: .up)
    }
}
