import Foundation

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

public enum CGPatternTiling: Int32, Sendable {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A cell that is drawn again and again, `xStep` and `yStep` points apart.
public final class CGPattern: @unchecked Sendable {
    package let bounds: CGRect
    package let matrix: CGAffineTransform
    package let step: CGSize
    package let isColored: Bool
    package let drawCell: (CGContext) -> Void
    private let release: () -> Void

    package init(bounds: CGRect, matrix: CGAffineTransform, step: CGSize, isColored: Bool, drawCell: @escaping (CGContext) -> Void) {
        self.bounds = bounds
        self.matrix = matrix
        self.step = step
        self.isColored = isColored
        self.drawCell = drawCell
        release = {}
    }

    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard let draw = callbacks.pointee.drawPattern, xStep != 0, yStep != 0 else { return nil }
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: xStep, height: yStep)
        self.isColored = isColored
        drawCell = { draw(info, $0) }
        let callback = callbacks.pointee.releaseInfo
        release = { callback?(info) }
    }

    deinit { release() }

    public class var typeID: CFTypeID { 4 }
}
