import CoreGraphics
import Foundation

/// What a filter was given, by key, with what it takes where it was given nothing.
struct FilterInputs {
    let values: [String: Any]
    let defaults: [String: Any]

    subscript(key: String) -> Any? { values[key] ?? defaults[key] }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { self[key] as? CIImage }
    func recipe(_ key: String = kCIInputImageKey) -> Recipe? { image(key)?.recipe }

    func number(_ key: String) -> Double {
        switch self[key] {
        case let value as NSNumber: value.doubleValue
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as CIVector: Double(value.x)
        default: 0
        }
    }

    func point(_ key: String) -> CGPoint { (self[key] as? CIVector)?.cgPointValue ?? self[key] as? CGPoint ?? .zero }
    func rect(_ key: String) -> CGRect { (self[key] as? CIVector)?.cgRectValue ?? self[key] as? CGRect ?? .zero }
    func color(_ key: String) -> CIColor { self[key] as? CIColor ?? .black }
    func vector(_ key: String) -> SIMD4<Float> {
        guard let value = self[key] as? CIVector else { return .zero }
        return SIMD4(Float(value.x), Float(value.y), Float(value.z), Float(value.w))
    }
    func transform(_ key: String) -> CGAffineTransform {
        if let value = self[key] as? CGAffineTransform { return value }
        return (self[key] as? NSValue)?.boxedStructure as? CGAffineTransform ?? .identity
    }
    func data(_ key: String) -> Data { self[key] as? Data ?? (self[key] as? NSData).map { $0 as Data } ?? Data() }
}
