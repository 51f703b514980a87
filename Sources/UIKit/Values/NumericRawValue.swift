import CoreGraphics

/// Constants of UIKit that are numbers in Objective-C, where apps reckon with them: `.required - 1`, `.alert + 1`.
public protocol _NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & AdditiveArithmetic {
    init(rawValue: RawValue)
}

extension _NumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }
    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }
    public static func += (left: inout Self, right: RawValue) { left = left + right }
    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}

extension UILayoutPriority: _NumericRawRepresentable {}
extension UIWindow.Level: _NumericRawRepresentable {}
extension UIFont.Weight: _NumericRawRepresentable {}
extension UIFont.Width: _NumericRawRepresentable {}
