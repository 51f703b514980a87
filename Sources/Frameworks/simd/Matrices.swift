@_exported import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias matrix_float4x4 = simd_float4x4
public typealias float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Four columns.
public struct simd_float4x4: Equatable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    public init() { self.init(0) }
    /// `scalar` on the diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
    public init(diagonal: SIMD4<Float>) {
        columns = (SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0), SIMD4(0, 0, 0, diagonal.w))
    }
    public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) { columns = (first, second, third, fourth) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    public subscript(column: Int) -> SIMD4<Float> {
        get { [columns.0, columns.1, columns.2, columns.3][column] }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public static func == (first: Self, second: Self) -> Bool { (0..<4).allSatisfy { first[$0] == second[$0] } }
    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        let first = matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
        return first + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }
    public static func * (first: Self, second: Self) -> Self {
        Self(first * second.columns.0, first * second.columns.1, first * second.columns.2, first * second.columns.3)
    }
}

public func simd_mul(_ first: simd_float4x4, _ second: simd_float4x4) -> simd_float4x4 { first * second }
public func matrix_multiply(_ first: simd_float4x4, _ second: simd_float4x4) -> simd_float4x4 { first * second }
public func simd_length(_ vector: SIMD3<Float>) -> Float { (vector * vector).sum().squareRoot() }
public func simd_distance(_ first: SIMD3<Float>, _ second: SIMD3<Float>) -> Float { simd_length(first - second) }
public func simd_normalize(_ vector: SIMD3<Float>) -> SIMD3<Float> { vector / simd_length(vector) }
