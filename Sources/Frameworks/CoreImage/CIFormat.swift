import Foundation

/// The layout of a picture's pixels.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = Self(rawValue: 23), BGRA8 = Self(rawValue: 24), RGBA8 = Self(rawValue: 266), ABGR8 = Self(rawValue: 265), RGBAh = Self(rawValue: 31), RGBAf = Self(rawValue: 34), A8 = Self(rawValue: 261), L8 = Self(rawValue: 260)
}

public let kCIFormatARGB8 = CIFormat.ARGB8
public let kCIFormatBGRA8 = CIFormat.BGRA8
public let kCIFormatRGBA8 = CIFormat.RGBA8
