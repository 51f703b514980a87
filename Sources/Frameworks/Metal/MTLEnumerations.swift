import Foundation

/// The layout of a texture's pixels, by Metal's numbers.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1, r8Unorm = 10, r8Unorm_srgb = 11, r8Snorm = 12, r8Uint = 13, r16Unorm = 20, r16Float = 25, rg8Unorm = 30, r32Uint = 53, r32Float = 55, rg16Float = 65
    case rgba8Unorm = 70, rgba8Unorm_srgb = 71, rgba8Snorm = 72, rgba8Uint = 73, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgb10a2Unorm = 90, rg11b10Float = 92, rg32Float = 105
    case rgba16Unorm = 110, rgba16Float = 115, rgba32Float = 125, bgra10_xr = 552, depth16Unorm = 250, depth32Float = 252, stencil8 = 253, depth32Float_stencil8 = 260
}

public enum MTLGPUFamily: Int, Sendable { case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, mac1 = 2001, mac2, common1 = 3001, common2, common3, metal3 = 5001 }
public enum MTLFeatureSet: UInt, Sendable { case iOS_GPUFamily1_v1 = 0, iOS_GPUFamily2_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1, iOS_GPUFamily1_v3, iOS_GPUFamily2_v3, iOS_GPUFamily3_v2, iOS_GPUFamily4_v1 = 11, iOS_GPUFamily5_v1 = 16 }
public enum MTLLoadAction: UInt, Sendable { case dontCare = 0, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare = 0, store, multisampleResolve, storeAndMultisampleResolve, unknown }
public enum MTLCompareFunction: UInt, Sendable { case never = 0, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
public enum MTLBlendFactor: UInt, Sendable { case zero = 0, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha }
public enum MTLBlendOperation: UInt, Sendable { case add = 0, subtract, reverseSubtract, min, max }
public enum MTLVertexFormat: UInt, Sendable { case invalid = 0, uchar2 = 1, uchar4 = 3, uchar4Normalized = 9, short2 = 16, half2 = 25, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uint, uint2, uint3, uint4 }
public enum MTLVertexStepFunction: UInt, Sendable { case constant = 0, perVertex, perInstance }
public enum MTLTextureType: UInt, Sendable { case type1D = 0, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest = 0, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped = 0, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor }

public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let unknown: Self = [], shaderRead = Self(rawValue: 1), shaderWrite = Self(rawValue: 2), renderTarget = Self(rawValue: 4), pixelFormatView = Self(rawValue: 16)
}

public struct MTLColorWriteMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let red = Self(rawValue: 8), green = Self(rawValue: 4), blue = Self(rawValue: 2), alpha = Self(rawValue: 1), all = Self(rawValue: 15)
}
