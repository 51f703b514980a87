import Foundation

public enum MTLFunctionType: UInt, Sendable { case vertex = 1, fragment, kernel }
public enum MTLLanguageVersion: UInt, Sendable { case version1_1 = 65537, version1_2, version2_0 = 131072, version2_1, version2_2, version2_3, version2_4, version3_0 = 196608 }

/// Shaders. As none is run, a library has every function that it is asked for.
public protocol MTLLibrary: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}

public protocol MTLFunction: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get set }
    var name: String { get }
    var functionType: MTLFunctionType { get }
}

open class MTLCompileOptions: NSObject {
    open var fastMathEnabled = true
    open var languageVersion = MTLLanguageVersion.version3_0
    open var preprocessorMacros: [String: NSObject]?
}

open class MTLFunctionConstantValues: NSObject {
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
    open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
}

public enum MTLDataType: UInt, Sendable { case none = 0, `struct`, array, float, float2, float3, float4, int = 29, uint = 33, bool = 53 }
