@testable import QuartzCore
import CoreGraphics
import Foundation
import XCTest

/// Frames that repaint only what has changed are those that are drawn whole, without leaving anything out.
final class CompositorTests: XCTestCase {
    /// Random layers, always the same ones for a seed.
    private struct Scene {
        var state: UInt64
        let root = CALayer(), size = CGSize(width: 60, height: 80)
        private(set) var layers: [CALayer] = []

        init(seed: UInt64) {
            state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            root.frame = CGRect(origin: .zero, size: size)
            if chance(80) { root.backgroundColor = .white }
            for _ in 0..<(6 + next(14)) { addLayer() }
        }

        mutating func next(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(limit))
        }

        mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

        private mutating func frame() -> CGRect {
            let step: CGFloat = chance(70) ? 1 : 0.37
            return CGRect(x: CGFloat(next(50) - 5) * step, y: CGFloat(next(70) - 5) * step, width: CGFloat(1 + next(50)) * step, height: CGFloat(1 + next(60)) * step)
        }

        private mutating func color() -> CGColor {
            CGColor(red: CGFloat(next(5)) / 4, green: CGFloat(next(5)) / 4, blue: CGFloat(next(5)) / 4, alpha: chance(70) ? 1 : 0.5)
        }

        mutating func addLayer() {
            let layer: CALayer
            switch next(12) {
            case 0:
                let shape = CAShapeLayer()
                shape.path = CGPath(ellipseIn: CGRect(x: -2, y: 0, width: 20, height: 12), transform: nil)
                shape.strokeColor = color()
                shape.lineWidth = 3
                layer = shape
            case 1:
                let gradient = CAGradientLayer()
                gradient.colors = [color(), color()]
                layer = gradient
            case 2:
                let copies = CAReplicatorLayer()
                copies.instanceCount = 3
                copies.instanceTransform = CATransform3DMakeTranslation(7, 3, 0)
                layer = copies
            default: layer = CALayer()
            }
            layer.frame = frame()
            if chance(70) { layer.backgroundColor = color() }
            for _ in 0..<next(4) { change(layer) }
            let parent = layers.isEmpty || chance(40) ? root : layers[next(layers.count)]
            parent.addSublayer(layer)
            layers.append(layer)
        }

        mutating func change(_ layer: CALayer) {
            switch next(17) {
            case 0: layer.frame = frame()
            case 1: layer.position.x += CGFloat(next(9) - 4)
            case 2: layer.backgroundColor = chance(20) ? nil : color()
            case 3: layer.opacity = chance(50) ? 1 : Float(next(5)) / 4
            case 4: layer.cornerRadius = CGFloat(next(3) * 4)
            case 5: layer.masksToBounds.toggle()
            case 6:
                layer.borderWidth = CGFloat(next(3))
                layer.borderColor = color()
            case 7:
                layer.shadowOpacity = chance(50) ? 0 : 0.5
                layer.shadowOffset = CGSize(width: next(5) - 2, height: next(5) - 2)
            case 8: layer.isHidden.toggle()
            case 9: layer.zPosition = CGFloat(next(3) - 1)
            case 10: layer.setAffineTransform(chance(50) ? .identity : CGAffineTransform(rotationAngle: CGFloat(next(7))))
            case 11: layer.bounds.origin.y = CGFloat(next(7) - 3)
            case 12: layer.backdrop = chance(50) ? nil : Backdrop(blurRadius: CGFloat(1 + next(3)), saturation: 1)
            case 13:
                let mask = CALayer()
                mask.frame = CGRect(x: 2, y: 2, width: 15, height: 15)
                mask.backgroundColor = .black
                layer.mask = chance(60) ? nil : mask
            case 14: layer.maskedCorners = chance(50) ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            case 15:
                layer.compositingFilter = chance(70) ? nil : "multiplyBlendMode"
            default:
                let animation = CABasicAnimation(keyPath: chance(50) ? "position.x" : "opacity")
                animation.fromValue = 0
                animation.toValue = chance(50) ? 30 : 1
                animation.duration = 3
                layer.add(animation, forKey: "moves")
            }
        }

        mutating func step() {
            guard let layer = layers.isEmpty ? nil : layers[next(layers.count)] else { return }
            switch next(10) {
            case 0: addLayer()
            case 1:
                layer.removeFromSuperlayer()
                layers.removeAll { $0 === layer || $0.superlayer == nil }
            case 2: layer.superlayer?.insertSublayer(layer, at: 0)
            default: change(layer)
            }
        }
    }

    /// All layers one after the other, each within those around it: nothing is left out and nothing kept.
    private func whole(_ scene: Scene, scale: CGFloat, time: CFTimeInterval) -> Bitmap {
        let bitmap = Bitmap(scene.size, scale: scale)
        let renderer = LayerRenderer(context: CGContext(bitmap: bitmap, flippedScale: scale), scale: scale, time: time)
        renderer.draw(scene.root)
        renderer.context.flush()
        return bitmap
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> (most: Int, place: String) {
        var most = 0, place = ""
        for y in 0..<a.height where memcmp(a.row(y), b.row(y), a.width * 4) != 0 {
            for x in 0..<a.width where a.row(y)[x] != b.row(y)[x] {
                let (p, q) = (a[x, y], b[x, y])
                let here = max(abs(Int(p.red) - Int(q.red)), abs(Int(p.green) - Int(q.green)), abs(Int(p.blue) - Int(q.blue)), abs(Int(p.alpha) - Int(q.alpha)))
                if here > most { (most, place) = (here, "\(x), \(y): \(p) instead of \(q)") }
            }
        }
        return (most, place)
    }

    /// A frame that nothing is known before.
    private func fresh(_ scene: Scene, scale: CGFloat, time: CFTimeInterval) -> Bitmap {
        let bitmap = Bitmap(scene.size, scale: scale)
        Compositor().draw([.layer(scene.root)], at: time, scale: scale, on: bitmap)
        return bitmap
    }

    /// What smoothed edges may differ by: Cairo cuts slanted outlines at the edges of what is repainted, and clips of clips are smoothed in another order.
    private static let smoothing = 16

    func test_framesOfRandomChangesAreThoseDrawnWhole() { compareRandomChanges(seeds: 1...100) }

    /// Also where overlays and what they lie over are drawn as one.
    func test_framesOfRandomChangesWithSmallOverlays() {
        withSmallOverlays { compareRandomChanges(seeds: 101...200) }
    }

    private func withSmallOverlays(_ body: () -> Void) {
        let smallest = OverlayBlend.smallest
        OverlayBlend.smallest = 1
        defer { OverlayBlend.smallest = smallest }
        body()
    }

    /// Every opacity over every shade, beside what Cairo makes of the two.
    func test_overlaysOfPlainColorsLookAsDrawnOver() {
        for opacity in 1..<64 {
            let root = CALayer(), size = CGSize(width: 64, height: 8)
            root.frame = CGRect(origin: .zero, size: size)
            for shade in 0..<64 {
                let value = CGFloat(shade) / 63
                root.addSublayer(box(CGRect(x: shade, y: 0, width: 1, height: 8), CGColor(red: value, green: 1 - value, blue: value * value, alpha: 1)))
            }
            root.addSublayer(box(CGRect(x: 3, y: 2, width: 20, height: 3), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
            let overlay = box(CGRect(x: 0, y: 0, width: 64, height: 8), CGColor(red: 0.2, green: 0, blue: CGFloat(opacity % 3) / 2, alpha: CGFloat(opacity) / 64))
            if opacity % 2 == 0 { overlay.opacity = 0.7 }
            root.addSublayer(overlay)
            assertLooksAsDrawnOver(root, size, "opacity \(opacity)")
        }
    }

    /// A screen that moves between pixels and darkens, in a mask that moves with it, with rounded rows.
    func test_overlaysInMotionLookAsDrawnOver() {
        for step in 0..<60 {
            let root = box(CGRect(x: 0, y: 0, width: 64, height: 40), .white), size = root.frame.size, shift = -CGFloat(step) * 0.37
            let screen = box(CGRect(x: shift, y: 0, width: 64, height: 40), CGColor(red: 0.9, green: 0.9, blue: 0.95, alpha: 1))
            screen.masksToBounds = true
            for row in 0..<4 {
                let line = box(CGRect(x: 4, y: 1 + CGFloat(row) * 9.5, width: 50, height: 8), CGColor(red: 0, green: CGFloat(row) / 4, blue: 1, alpha: 1))
                line.cornerRadius = CGFloat(row)
                line.addSublayer(box(CGRect(x: 6, y: 2, width: 12.5, height: 3), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
                screen.addSublayer(line)
            }
            root.addSublayer(screen)
            screen.addSublayer(box(CGRect(x: 0, y: 0, width: 64, height: 40), CGColor(red: 0, green: 0, blue: 0, alpha: CGFloat(step) / 120)))
            root.addSublayer(box(CGRect(x: 64 + shift * 2.9, y: 0, width: 64, height: 40), .white))
            // Cairo smooths a curve a little otherwise within other clips.
            assertLooksAsDrawnOver(root, size, "step \(step)", within: 4)
        }
    }

    /// Beside the frame in which no overlay is large enough.
    private func assertLooksAsDrawnOver(_ root: CALayer, _ size: CGSize, _ what: String, within most: Int = 0) {
        let scene = Bitmap(size, scale: 1), plain = Bitmap(size, scale: 1)
        withSmallOverlays { Compositor().draw([.layer(root)], at: 0, scale: 1, on: scene) }
        Compositor().draw([.layer(root)], at: 0, scale: 1, on: plain)
        let found = difference(scene, plain)
        XCTAssertLessThanOrEqual(found.most, most, "\(what): \(found.place)")
    }

    private func compareRandomChanges(seeds: ClosedRange<Int>) {
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }
        for seed in seeds {
            var scene = Scene(seed: UInt64(seed))
            let scale = CGFloat(1 + seed % 3), compositor = Compositor(), canvases = (0..<3).map { _ in Bitmap(scene.size, scale: scale) }
            for frame in 0..<25 {
                for _ in 0..<scene.next(3) { scene.step() }
                let time = Double(frame) / 20
                let canvas = canvases[frame % (1 + seed % 3)]
                compositor.draw([.layer(scene.root)], at: time, scale: scale, on: canvas)
                let kept = difference(canvas, fresh(scene, scale: scale, time: time))
                guard kept.most <= Self.smoothing else { return XCTFail("seed \(seed), frame \(frame), scale \(scale): something of an earlier frame is left: \(kept.place)") }
                let taken = difference(canvas, whole(scene, scale: scale, time: time))
                guard taken.most <= Self.smoothing else { return XCTFail("seed \(seed), frame \(frame), scale \(scale): something is left out: \(taken.place)") }
            }
        }
    }

    private func box(_ frame: CGRect, _ color: CGColor = .black) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    func test_aFrameChangesWhatItsLayersDo() {
        let root = box(CGRect(x: 0, y: 0, width: 60, height: 80), .white), low = box(CGRect(x: 10, y: 10, width: 20, height: 20)), high = box(CGRect(x: 40, y: 60, width: 10, height: 10))
        root.addSublayer(low)
        root.addSublayer(high)
        let bitmap = Bitmap(width: 120, height: 160), compositor = Compositor()
        func change() -> PixelRect {
            compositor.draw([.layer(root)], at: 0, scale: 2, on: bitmap)
            return compositor.changed
        }
        XCTAssertEqual(change(), PixelRect(left: 0, top: 0, right: 120, bottom: 160))
        XCTAssertTrue(change().isEmpty)
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }
        low.position.x += 5
        XCTAssertEqual(change(), PixelRect(left: 20, top: 20, right: 70, bottom: 60))
        high.removeFromSuperlayer()
        XCTAssertEqual(change(), PixelRect(left: 80, top: 120, right: 100, bottom: 140))
        low.setNeedsLayout()
        XCTAssertTrue(change().isEmpty)
        // What something opaque hides may do as it likes.
        root.addSublayer(box(CGRect(x: 0, y: 0, width: 60, height: 40)))
        XCTAssertEqual(change(), PixelRect(left: 0, top: 0, right: 120, bottom: 80))
        low.backgroundColor = .white
        XCTAssertTrue(change().isEmpty)
    }

    private final class Drawn: CALayer, @unchecked Sendable {
        var count = 0
        override func draw(in ctx: CGContext) { count += 1 }
    }

    func test_bitmapsOfLayersThatNobodySeesGoWhenThereAreTooMany() {
        let budget = BackingBudget(limit: 5 * 400)
        let layers = (0..<6).map { _ in Drawn() }
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.displayNow()
            layer.backing?.lastShown = index + 1
            layer.backing.map { budget.add($0, of: layer) }
            if index < 5 { budget.trim(after: 6) }
        }
        XCTAssertEqual(layers.filter { $0.backing == nil }.count, 0)
        budget.trim(after: 6)
        XCTAssertEqual(layers.map { $0.backing == nil }, [true, true, true, false, false, false])
        layers[0].displayIfNeeded()
        XCTAssertEqual(layers.map(\.count), [2, 1, 1, 1, 1, 1])
    }

    func test_aDrawingChangesWithItsKey() {
        let bitmap = Bitmap(width: 40, height: 40), compositor = Compositor()
        var drawn = 0
        func change(_ key: String) -> PixelRect {
            compositor.draw([.drawing(key: key, box: CGRect(x: 5, y: 5, width: 10, height: 10)) { _ in drawn += 1 }], at: 0, scale: 1, on: bitmap)
            return compositor.changed
        }
        _ = change("light")
        XCTAssertTrue(change("light").isEmpty)
        XCTAssertEqual(change("dark"), PixelRect(left: 5, top: 5, right: 15, bottom: 15))
        XCTAssertEqual(drawn, 2)
    }
}
