extension UIFont.Weight {
    private static let symbols: [(UIFont.Weight, UIImage.SymbolWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The weight of symbols that goes with it: the nearest.
    public func symbolWeight() -> UIImage.SymbolWeight {
        Self.symbols.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
    }

    init(_ weight: UIImage.SymbolWeight) { self = Self.symbols.first { $0.1 == weight }?.0 ?? .regular }
}

extension UIImage.SymbolWeight {
    public func fontWeight() -> UIFont.Weight { UIFont.Weight(self) }
}

extension UIFont.TextStyle {
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
