@_exported import Foundation

// What Core Animation's signatures name of Metal. There is no graphics processor here: apps that ask get none.

public protocol MTLDevice: AnyObject { var name: String { get } }
public protocol MTLTexture: AnyObject { var width: Int { get }; var height: Int { get } }
public protocol MTLCommandQueue: AnyObject {}

public protocol MTLDrawable: AnyObject {
    func present()
    func present(at presentationTime: Double)
}

/// The layout of a texture's pixels, by Metal's numbers.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, a8Unorm = 1, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgb10a2Unorm = 90, rgba16Float = 115
}

/// Nil: there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
