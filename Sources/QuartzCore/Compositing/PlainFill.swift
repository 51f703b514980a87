import CoreGraphics

/// What a layer is that draws nothing but its background.
struct PlainFill: Equatable {
    let color: CGColor
    let alpha: Double
    /// Where it is of nothing but its colour: not at the edges that lie between pixels, nor at rounded corners.
    let pixels: PixelRect

    var opacity: Double { Double(color.alpha) * alpha }

    func looks(like other: PlainFill) -> Bool { color == other.color && alpha == other.alpha }

    /// nil for a layer that draws more, or nothing. `layer` is as `model` shows now.
    init?(_ layer: CALayer, of model: CALayer, _ pixels: PixelRect, alpha: Double) {
        guard let color = layer.state.backgroundColor, color.alpha > 0, color.pattern == nil else { return nil }
        guard layer.state.shadowOpacity == 0, layer.state.contents == nil, layer.backing == nil, !layer.drawsContent, layer.rareState?.backdrop == nil,
              model.directDrawing?.drawsDirectly != true else { return nil }
        (self.color, self.alpha, self.pixels) = (color, alpha, pixels)
    }
}
