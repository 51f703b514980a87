import CoreGraphics
import Foundation

/// How an image's pixels are to be shown.
struct ImageValues {
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.stretch
    var isResizable = false
    var alignment = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var tint: UIColor?
    var baseline: CGFloat?
    var configuration: UIImage.Configuration?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// Of the asset, file or symbol.
    var name: String?
    var asset: UIImageAsset?

    var symbolConfiguration: UIImage.SymbolConfiguration? { configuration as? UIImage.SymbolConfiguration }

    func isSame(as other: ImageValues) -> Bool {
        scale == other.scale && orientation == other.orientation && renderingMode == other.renderingMode && capInsets == other.capInsets && tint == other.tint
            && configuration === other.configuration
    }
}

/// What a symbol's pixels depend on.
struct DrawnSymbol: Hashable {
    let look: SymbolLook
    /// Pixels in a point.
    let scale: CGFloat
}

/// The pixels of an image, read or drawn when they are first asked for.
final class ImageContent: @unchecked Sendable {
    static let empty = ImageContent(nil)

    private let load: () -> CGImage?
    let symbol: Symbol?
    private var loaded: CGImage??
    private var drawn: [DrawnSymbol: CGImage] = [:]
    private let lock = NSLock()

    init(_ image: CGImage?) {
        load = { image }
        loaded = .some(image)
        symbol = nil
    }

    init(load: @escaping () -> CGImage?) {
        self.load = load
        symbol = nil
    }

    init(symbol: Symbol, _ configuration: UIImage.SymbolConfiguration) {
        load = { nil }
        self.symbol = symbol
    }

    var isSymbol: Bool { symbol != nil }
    var followsReadingDirection: Bool { symbol?.followsReadingDirection == true }

    func cgImage(scale: CGFloat, _ configuration: UIImage.SymbolConfiguration?) -> CGImage? {
        guard let symbol else {
            return lock.withLock {
                if let loaded { return loaded }
                let image = load()
                loaded = .some(image)
                return image
            }
        }
        let look = SymbolLook(configuration)
        let key = DrawnSymbol(look: look, scale: scale)
        if let found = lock.withLock({ drawn[key] }) { return found }
        let image = symbol.image(look, scale: scale)
        lock.withLock { drawn[key] = image }
        return image
    }
}
