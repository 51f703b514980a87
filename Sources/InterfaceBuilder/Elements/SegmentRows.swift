import NibArchive

/// Segments of a segmented control: views that share its width.
enum SegmentRows {
    static let segments = Row(children: ["segments"]) { element, node, nib in
        let segments = element.children(of: "segments")
        let frame = Geometry.frame(of: element) ?? Geometry.Frame()
        let width = segments.isEmpty ? 0 : frame.width / Double(segments.count)
        let nodes = segments.enumerated().map { index, segment in
            let view = nib.object("UISegment")
            view.add("UIBounds", .quad(0, 0, width, frame.height))
            view.add("UICenter", .pair(width * (Double(index) + 0.5), frame.height / 2))
            view.add("UIDeepDrawRect", .bool(true))
            view.add("UIAutoresizeSubviews", .bool(true))
            view.add("UIViewSemanticContentAttribute", .int(0))
            view.add("UISegmentInfo", info(segment, at: index, of: element, nib).map(NibField.object))
            view.add("UISegmentStyle", .int(5))
            if let position = position(index, of: segments.count) { view.add("UISegmentPosition", .int(position)) }
            if let width = segment.number("width"), width != 0 { view.add("UISegmentWidth", .float(Float(width))) }
            if segment.flag("enabled") == false { view.add("UISegmentDisabled", .bool(true)) }
            return view
        }
        node.add("UISegments", .object(nib.values.mutableArray(nodes)))
    }

    /// A title or an image.
    private static func info(_ segment: Element, at index: Int, of control: Element, _ nib: NibCompiler) -> NibNode? {
        if let image = ImageValue.node("image", of: segment, nib) { return image }
        let title = segment.string("title") ?? ""
        return TextValue.localized(title, of: control, property: "segmentTitles[\(index)]", nib)
    }

    /// Left is the default, 1 the middle, 2 … 3 the right end, 4 alone, as far as measured nibs show.
    private static func position(_ index: Int, of count: Int) -> Int? {
        if count == 1 { return 3 }
        if index == 0 { return nil }
        return index == count - 1 ? 3 : 1
    }
}
