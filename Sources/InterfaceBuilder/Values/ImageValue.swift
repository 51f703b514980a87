import NibArchive

/// Image names → UIImageNibPlaceholder, which the loader turns into `UIImage(named:)` or a symbol.
enum ImageValue {
    /// The image an element names in an attribute, or in an `imageReference` child of that key.
    static func node(_ property: Name, of element: Element, _ nib: NibCompiler) -> NibNode? {
        if let reference = element.child(property), reference.name == imageReference { return node(reference: reference, nib) }
        guard let name = element[property] else { return nil }
        return node(name, isSystem: element["catalog"] == "system", configuration: nil, nib)
    }

    static func node(reference: Element, _ nib: NibCompiler) -> NibNode? {
        guard let name = reference["image"] else { return nil }
        return node(name, isSystem: reference["catalog"] == "system", configuration: SymbolConfiguration.node(reference, nib), nib)
    }

    static func node(_ name: Text, isSystem: Bool, configuration: NibNode?, _ nib: NibCompiler) -> NibNode {
        let image = nib.object("UIImageNibPlaceholder")
        let side: Float = isSystem ? 0 : 1
        let text = NibField.object(nib.values.string(name))
        image.add("UIImageWidth", .float(side))
        image.add("UIImageHeight", .float(side))
        image.add("UIResourceName", text)
        if nib.session.isXcode(since: 12, 3) {
            image.add("UISystemSymbolResourceName", isSystem ? text : .null)
            image.add("UISymbolImageConfiguration", configuration.map(NibField.object) ?? .null)
        }
        if nib.session.isXcode(since: 14) { image.add("UIResourceCatalogName", .null) }
        return image
    }

    private static let imageReference: Name = "imageReference"
}

/// `symbolScale`, `preferredSymbolConfiguration` → UIImageSymbolConfiguration.
enum SymbolConfiguration {
    static func node(_ element: Element, _ nib: NibCompiler) -> NibNode? {
        let scale = (element["symbolScale"] ?? element["scale"]).flatMap { scales[$0] }
        let weight = element["weight"].flatMap { weights[$0] }
        let size = element.number("pointSize")
        let style = element["configurationType"] == "font" ? element.child("fontDescription")?["style"] : element["textStyle"]
        guard scale != nil || weight != nil || size != nil || style != nil else { return nil }
        let configuration = nib.object("UIImageSymbolConfiguration")
        configuration.add("UISymbolScale", scale.map(NibField.int))
        configuration.add("UIPointSize", size.map { .float(Float($0)) })
        configuration.add("UISymbolWeight", weight.map(NibField.int))
        configuration.add("UITextStyle", style.map { .object(nib.values.string($0)) })
        return configuration
    }

    private static let scales: Words = ["default": -1, "small": 1, "medium": 2, "large": 3]
    private static let weights: Words = ["ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8, "black": 9,
    ]
}
