import NibArchive

/// Colours of a catalog in nibs for systems before iOS 13, where no colour changes by itself: a trait storage sets the
/// property to the catalog's colour whenever traits change.
enum NamedColors {
    static func note(_ color: Element, _ keyPath: String, _ node: NibNode, _ nib: NibCompiler) {
        guard let name = ColorValue.catalogName(of: color), !nib.session.has(.dynamicColors) else { return }
        let fallback = ColorValue.literal(color, nib)
        nib.variations.append(VariationStorage(object: node, keyPath: keyPath, records: .namedColor(name, fallback: fallback)))
    }
}
