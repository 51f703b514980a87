import Foundation

/// Colours along a line or between two circles, by a function.
public final class CGShading: @unchecked Sendable {
    enum Shape { case axial(CGPoint, CGPoint), radial(CGPoint, CGFloat, CGPoint, CGFloat) }

    /// So many steps stand for the function.
    private static let steps = 64

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    private init(_ space: CGColorSpace, _ shape: Shape, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
        self.shape = shape
        let places = (0...Self.steps).map { CGFloat($0) / CGFloat(Self.steps) }
        let bounds = function.domain
        gradient = CGGradient(colors: places.map { CGColor(space: space, components: function(bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * $0)) }, locations: places)
        options = (extendStart ? CGGradientDrawingOptions.drawsBeforeStartLocation : []).union(extendEnd ? .drawsAfterEndLocation : [])
    }

    public convenience init?(axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        self.init(space, .axial(start, end), function, extendStart, extendEnd)
    }

    public convenience init?(radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool) {
        self.init(space, .radial(start, startRadius, end, endRadius), function, extendStart, extendEnd)
    }

    public class var typeID: CFTypeID { 14 }
}

extension CGContext {
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: shading.options)
        }
    }
}
