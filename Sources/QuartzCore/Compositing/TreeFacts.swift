import CoreGraphics
import Foundation

/// What a layer with all that is within it depends on.
struct TreeFacts {
    private(set) var version = 0
    /// Whether something in it blurs what is behind it.
    private(set) var readsBehind = false
    /// Whether something in it draws who knows where.
    private(set) var isEndless = false
    private let time: CFTimeInterval

    private let frame: Int

    init(_ time: CFTimeInterval, frame: Int) { (self.time, self.frame) = (time, frame) }

    /// Of what moves: another at each time.
    static func version(of time: CFTimeInterval) -> Int { Int(truncatingIfNeeded: time.bitPattern) }

    /// `layer` with all that is within it.
    mutating func add(_ layer: CALayer, isRoot: Bool = true) {
        if layer.dirt.display { layer.displayIfNeeded() }
        layer.dirt.isShown = true
        layer.backing?.lastShown = frame
        var hasher = Hasher()
        hasher.combine(version)
        hasher.combine(ObjectIdentifier(layer))
        hasher.combine(layer.version)
        isEndless = isEndless || layer is CAEmitterLayer || layer is CAReplicatorLayer
        if !layer.running.isEmpty || layer is CAEmitterLayer {
            hasher.combine(time)
            // Where it is now isn't where its layer is.
            isEndless = isEndless || !isRoot
        }
        version = hasher.finalize()
        if let backdrop = layer.rareState?.backdrop, backdrop.blurRadius > 0 { readsBehind = true }
        for child in layer.children { add(child, isRoot: false) }
        if let mask = layer.rareState?.mask { add(mask, isRoot: false) }
    }
}
