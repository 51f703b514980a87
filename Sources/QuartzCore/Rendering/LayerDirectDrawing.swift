import CoreGraphics

/// A view that draws its layer's content into the picture each time, instead of once into a bitmap of the layer's own.
package protocol LayerDirectDrawing: AnyObject {
    var drawsDirectly: Bool { get }
    /// What it may draw into, in the layer's coordinates.
    var reach: CGRect { get }
    /// In the layer's coordinates.
    func drawDirectly(in context: CGContext)
}
