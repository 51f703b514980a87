import CCairo
import CoreGraphics
import Foundation

/// Makes frames of layers, each of what has changed since the one that the bitmap holds.
///
/// A frame is planned from front to back, so that what is hidden isn't drawn; the plan is compared with the last one, which gives the pixels that
/// differ; and the items that touch those are drawn from back to front.
package final class Compositor {
    /// The pixels that the last frame has changed.
    package private(set) var changed = PixelRect.none
    private var last: [FrameItem.Past] = []
    private var lastScale: CGFloat = 0
    private var lastSize = PixelRect.none
    /// Of the last frames: its number, and what it changed.
    private var history: [(frame: Int, region: PixelBands)] = []
    nonisolated(unsafe) private static var frames = 0
    private static let remembered = 4

    package init() {}

    /// The frame of `parts`, back to front, at `time` of the app's clock, in `bitmap`: `scale` pixels a point. `isWhole`: something has changed that the parts don't tell of.
    package func draw(_ parts: [FramePart], at time: CFTimeInterval, scale: CGFloat, on bitmap: Bitmap, isWhole: Bool = false) {
        Self.frames += 1
        let plan = FramePlan(parts, width: bitmap.width, height: bitmap.height, scale: scale, time: time, frame: Self.frames)
        let screen = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
        var region: PixelBands
        if isWhole || lastScale != scale || lastSize != screen { region = PixelBands(screen) } else { region = FrameChange(from: last, to: plan.items).pixels }
        widen(&region, for: plan.items, within: screen)
        remember(plan, scale, screen, region)
        repaint(plan, since: bitmap.frame, screen, on: bitmap, scale, time)
        bitmap.frame = Self.frames
        BackingBudget.shared.trim(after: Self.frames)
        changed = region.bounds
    }

    private func remember(_ plan: FramePlan, _ scale: CGFloat, _ screen: PixelRect, _ region: PixelBands) {
        last = plan.items.map(\.past)
        (lastScale, lastSize) = (scale, screen)
        history.append((Self.frames, region))
        if history.count > Self.remembered { history.removeFirst() }
    }

    /// What blurs pixels of the region is of another look everywhere.
    private func widen(_ region: inout PixelBands, for items: [FrameItem], within screen: PixelRect) {
        var left = items.filter { !$0.reads.isEmpty }
        while let index = left.firstIndex(where: { region.intersects($0.reads) && !region.contains($0.reads) }) { region.add(left.remove(at: index).reads) }
        region.intersect(screen)
    }

    private func repaint(_ plan: FramePlan, since frame: Int, _ screen: PixelRect, on bitmap: Bitmap, _ scale: CGFloat, _ time: CFTimeInterval) {
        var region = PixelBands()
        if let place = history.firstIndex(where: { $0.frame == frame }) {
            for step in history[(place + 1)...] { region.add(step.region) }
        } else {
            region.add(screen)
        }
        // Several steps together may touch what one of them doesn't.
        widen(&region, for: plan.items, within: screen)
        guard !region.isEmpty else { return }
        for rect in region.rects where !plan.covered.contains(rect) { bitmap.clear(left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom) }
        let renderer = LayerRenderer(context: CGContext(bitmap: bitmap, flippedScale: scale), scale: scale, time: time)
        renderer.draw(plan.items, within: region)
        renderer.context.flush()
    }
}
