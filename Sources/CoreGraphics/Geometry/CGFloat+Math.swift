import Foundation

// `CoreGraphics.log(x)`: the functions that CoreGraphics declares for its scalar, spelled with its name. Without the name Foundation's are meant.

@_disfavoredOverload public func pow(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.pow(x, y) }
@_disfavoredOverload public func exp(_ x: CGFloat) -> CGFloat { Foundation.exp(x) }
@_disfavoredOverload public func log(_ x: CGFloat) -> CGFloat { Foundation.log(x) }
@_disfavoredOverload public func log10(_ x: CGFloat) -> CGFloat { Foundation.log10(x) }
@_disfavoredOverload public func log2(_ x: CGFloat) -> CGFloat { Foundation.log2(x) }
@_disfavoredOverload public func sqrt(_ x: CGFloat) -> CGFloat { Foundation.sqrt(x) }
@_disfavoredOverload public func sin(_ x: CGFloat) -> CGFloat { Foundation.sin(x) }
@_disfavoredOverload public func cos(_ x: CGFloat) -> CGFloat { Foundation.cos(x) }
@_disfavoredOverload public func tan(_ x: CGFloat) -> CGFloat { Foundation.tan(x) }
@_disfavoredOverload public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { Foundation.atan2(y, x) }
@_disfavoredOverload public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.hypot(x, y) }
@_disfavoredOverload public func fmod(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Foundation.fmod(x, y) }
@_disfavoredOverload public func floor(_ x: CGFloat) -> CGFloat { Foundation.floor(x) }
@_disfavoredOverload public func ceil(_ x: CGFloat) -> CGFloat { Foundation.ceil(x) }
@_disfavoredOverload public func round(_ x: CGFloat) -> CGFloat { Foundation.round(x) }
