import Foundation

/// What a function of one's own is called by.
public struct CGFunctionCallbacks {
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function of some numbers to some others, that a shading takes its colours from.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    private let outputs: Int
    /// The first input's bounds.
    let domain: ClosedRange<CGFloat>

    /// - Parameters:
    ///   - domain: bounds of each input in pairs; 0…1 without.
    ///   - range: bounds of each output in pairs; outputs aren't clipped without.
    public init?(info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>) {
        guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else { return nil }
        (self.info, self.callbacks, outputs) = (info, callbacks.pointee, rangeDimension)
        self.domain = domain.map { min($0[0], $0[1])...max($0[0], $0[1]) } ?? 0...1
    }

    deinit { callbacks.releaseInfo?(info) }

    func callAsFunction(_ input: CGFloat) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: outputs)
        withUnsafePointer(to: input) { input in result.withUnsafeMutableBufferPointer { callbacks.evaluate?(info, input, $0.baseAddress!) } }
        return result
    }

    public class var typeID: CFTypeID { 13 }
}
