@_exported import Foundation

// Sums, products and the like over rows of numbers, as plain loops.

public typealias vDSP_Stride = Int
public typealias vDSP_Length = UInt

private func each(_ n: vDSP_Length, _ body: (Int) -> Void) { for index in 0..<Int(n) { body(index) } }

public func vDSP_vadd(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] + b[$0 * ib] } }
public func vDSP_vaddD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] + b[$0 * ib] } }
/// `c = a - b`: `b` comes first.
public func vDSP_vsub(_ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] - b[$0 * ib] } }
public func vDSP_vsubD(_ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] - b[$0 * ib] } }
public func vDSP_vmul(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] } }
public func vDSP_vmulD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] * b[$0 * ib] } }
public func vDSP_vsmul(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee } }
public func vDSP_vsmulD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] * b.pointee } }
public func vDSP_vsadd(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] + b.pointee } }
public func vDSP_vsdiv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] / b.pointee } }
public func vDSP_vabs(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = abs(a[$0 * ia]) } }
public func vDSP_vsq(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = a[$0 * ia] * a[$0 * ia] } }
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = 0 } }
public func vDSP_vflt16(_ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) { each(n) { c[$0 * ic] = Float(a[$0 * ia]) } }
public func vDSP_sve(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { c.pointee = 0; each(n) { c.pointee += a[$0 * ia] } }
public func vDSP_sveD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) { c.pointee = 0; each(n) { c.pointee += a[$0 * ia] } }
public func vDSP_meanv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { vDSP_sve(a, ia, c, n); c.pointee /= Float(n) }
public func vDSP_meanvD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) { vDSP_sveD(a, ia, c, n); c.pointee /= Double(n) }
public func vDSP_rmsqv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) {
    var sum: Float = 0
    each(n) { sum += a[$0 * ia] * a[$0 * ia] }
    c.pointee = (sum / Float(n)).squareRoot()
}
public func vDSP_maxv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { c.pointee = -.infinity; each(n) { c.pointee = max(c.pointee, a[$0 * ia]) } }
public func vDSP_minv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { c.pointee = .infinity; each(n) { c.pointee = min(c.pointee, a[$0 * ia]) } }
public func vDSP_maxmgv(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { c.pointee = 0; each(n) { c.pointee = max(c.pointee, abs(a[$0 * ia])) } }
public func vDSP_dotpr(_ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length) { c.pointee = 0; each(n) { c.pointee += a[$0 * ia] * b[$0 * ib] } }
public func vDSP_dotprD(_ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length) { c.pointee = 0; each(n) { c.pointee += a[$0 * ia] * b[$0 * ib] } }

/// The same over arrays.
public enum vDSP {
    public static func add<U: AccelerateBuffer>(_ a: U, _ b: U) -> [Float] where U.Element == Float { zip(values(a), values(b)).map(+) }
    public static func subtract<U: AccelerateBuffer>(_ a: U, _ b: U) -> [Float] where U.Element == Float { zip(values(a), values(b)).map(-) }
    public static func multiply<U: AccelerateBuffer>(_ a: U, _ b: U) -> [Float] where U.Element == Float { zip(values(a), values(b)).map(*) }
    public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ b: U) -> [Float] where U.Element == Float { values(b).map { scalar * $0 } }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { values(vector).reduce(0, +) }
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { values(vector).reduce(0, +) }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { sum(vector) / Float(vector.count) }
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double { sum(vector) / Double(vector.count) }
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { values(vector).max() ?? -.infinity }
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { values(vector).min() ?? .infinity }
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float { (values(vector).map { $0 * $0 }.reduce(0, +) / Float(vector.count)).squareRoot() }
    public static func dot<U: AccelerateBuffer>(_ a: U, _ b: U) -> Float where U.Element == Float { zip(values(a), values(b)).map(*).reduce(0, +) }
    private static func values<U: AccelerateBuffer>(_ buffer: U) -> [U.Element] { buffer.withUnsafeBufferPointer { Array($0) } }
}
