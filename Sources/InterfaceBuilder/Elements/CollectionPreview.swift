import NibArchive

/// What Interface Builder archived of its own layout of a collection view before Xcode 14: the size of a section without
/// cells, and the header and footer that it showed.
struct CollectionPreview {
    private let size: Geometry.Frame
    private let isHorizontal: Bool
    /// Along the scroll direction: header, insets of the section, footer.
    private var header = 0.0, insets = 0.0, footer = 0.0
    private let element: Element

    init(_ element: Element) {
        self.element = element
        size = Geometry.frame(of: element) ?? Geometry.Frame()
        let layout = element.child("collectionViewLayout")
        isHorizontal = layout?["scrollDirection"] == "horizontal"
        guard element["dataMode"] == "prototypes" else { return }
        let along: Name = isHorizontal ? "width" : "height"
        header = element.child("sectionHeaderView") == nil ? 0 : layout?.child("headerReferenceSize")?.number(along) ?? 0
        footer = element.child("sectionFooterView") == nil ? 0 : layout?.child("footerReferenceSize")?.number(along) ?? 0
        let sides = layout?.child("sectionInset").map(Geometry.insets) ?? [0, 0, 0, 0]
        insets = isHorizontal ? sides[1] + sides[3] : sides[0] + sides[2]
    }

    var contentSize: NibField {
        let length = header + insets + footer
        return isHorizontal ? .pair(length, size.height) : .pair(size.width, length)
    }

    /// The footer, then the header, as plain reusable views.
    func views(_ nib: NibCompiler) -> [NibNode] {
        var views: [NibNode] = []
        if footer > 0 { views.append(view("Footer", at: header + insets, length: footer, nib)) }
        if header > 0 { views.append(view("Header", at: 0, length: header, nib)) }
        return views
    }

    private func view(_ kind: String, at start: Double, length: Double, _ nib: NibCompiler) -> NibNode {
        let view = nib.object("UICollectionReusableView")
        let across = isHorizontal ? size.height : size.width
        view.add("UIBounds", isHorizontal ? .quad(0, 0, length, across) : .quad(0, 0, across, length))
        view.add("UICenter", isHorizontal ? .pair(start + length / 2, across / 2) : .pair(across / 2, start + length / 2))
        for key in ["UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews"] as [Key] { view.add(key, .bool(true)) }
        view.add("UIViewSemanticContentAttribute", .int(0))
        if nib.session.isXcode(since: 11) { view.add("UIViewLargeContentStoredProperties", .null) }
        view.add("UIReuseIdentifier", .object(nib.values.string("IBUICollectionView\(kind)ReuseIdentifier")))
        return view
    }
}
