import CCairo
import CoreGraphics
import Foundation

extension LayerRenderer {
    /// Paints what was drawn so far in the layer's place once more, blurred. Inside a group that is what the group has drawn.
    func drawBackdrop(of layer: CALayer, _ rounded: CGPath?) {
        guard let backdrop = layer.rareState?.backdrop, backdrop.blurRadius > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.beginPath()
        context.addPath(rounded ?? CGPath(rect: layer.state.bounds, transform: nil))
        context.clip()
        let cairo = context.cairo, target = cairo_get_group_target(cairo)!
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        let box = pixelsOfClip(cairo, of: target)
        let sigma = Double(backdrop.blurRadius * scale)
        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(target, &offset.x, &offset.y)
        // Offsets of a group count when its surface is read, too: pixels are meant here.
        cairo_surface_set_device_offset(target, 0, 0)
        let picture = BlurredPicture(of: target, box: box, sigma: sigma, saturation: Double(backdrop.saturation))
        cairo_surface_set_device_offset(target, offset.x, offset.y)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, -offset.x, -offset.y)
        picture?.paint(on: cairo, alpha: context.alpha)
    }

    /// The clip in whole pixels of the surface.
    private func pixelsOfClip(_ cairo: OpaquePointer, of target: OpaquePointer) -> (x: Int, y: Int, width: Int, height: Int) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(target, &offset.x, &offset.y)
        let x = max(Int((left + offset.x).rounded(.down)), 0), y = max(Int((top + offset.y).rounded(.down)), 0)
        let width = min(Int((right + offset.x).rounded(.up)), Int(cairo_image_surface_get_width(target))) - x
        let height = min(Int((bottom + offset.y).rounded(.up)), Int(cairo_image_surface_get_height(target))) - y
        return (x, y, width, height)
    }
}
