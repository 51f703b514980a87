import CoreGraphics

extension UIFont.Weight {
    /// The weight of symbols that goes with it: the nearest.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue) }
}

extension UIImage.SymbolWeight {
    public func fontWeight() -> UIFont.Weight { UIFont.Weight(Self.weights.first { $0.1 == self }?.0 ?? 0) }
}

extension UIFont.TextStyle {
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
