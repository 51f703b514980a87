/// Required constraints that the frames of their own document don't hold to by more than a point: the canvas did without them, or kept frames from before them.
///
/// Only those count whose two sides the document has: no margins, guides, baselines or contents of scroll views, and no views whose edges aren't what constraints see.
struct FrameContradictions {
    private(set) var constraints: Set<String> = []
    private(set) var views: Set<String> = []

    private struct Box {
        let element: Element
        let x: Double, y: Double, width: Double, height: Double
    }

    private var boxes: [String: Box] = [:]
    /// Safe areas, whose sides are their views' on a device that is held upright.
    private var safeAreas: [String: String] = [:]

    init(_ document: Document) {
        var all: [Element] = [], excluded: Set<String> = []
        let isUpright = document.root.child("device")?["orientation"] != "landscape"
        collect(document.root, 0, 0, &all, &excluded)
        if !isUpright { safeAreas = [:] }
        for constraint in all {
            guard let id = constraint.id?.string, !excluded.contains(id), let found = check(constraint) else { continue }
            constraints.insert(id)
            views.formUnion(found)
        }
    }

    private mutating func collect(_ element: Element, _ x: Double, _ y: Double, _ constraints: inout [Element], _ excluded: inout Set<String>) {
        var (x, y) = (x, y)
        if element.name == "constraint" { constraints.append(element) }
        if element.name == "exclude", let reference = element["reference"] { excluded.insert(reference.string) }
        if let id = element.id?.string, let rect = element.child("frame"), rect.name == "rect" {
            (x, y) = (x + (rect.number("x") ?? 0), y + (rect.number("y") ?? 0))
            boxes[id] = Box(element: element, x: x, y: y, width: rect.number("width") ?? 0, height: rect.number("height") ?? 0)
        }
        if element.name == "viewLayoutGuide", element.key == "safeArea", let id = element.id?.string, let view = element.parent?.id?.string { safeAreas[id] = view }
        for child in element.children { collect(child, x, y, &constraints, &excluded) }
    }

    /// The views whose frames are other ones than the constraint says; nil where it holds or can't be told.
    private func check(_ constraint: Element) -> Set<String>? {
        guard constraint["relation"] == nil, constraint.number("priority") ?? 1000 >= 1000, let owner = constraint.parent?.parent,
              let (firstID, first) = box(constraint["firstItem"]?.string ?? owner.id?.string, constraint["firstAttribute"]?.string),
              let left = value(constraint["firstAttribute"]?.string, of: first) else { return nil }
        let constant = constraint.number("constant") ?? 0
        guard constraint["secondItem"] != nil else {
            guard constraint["constant"] != nil, isOff(left, constant) else { return nil }
            return [firstID]
        }
        guard let (secondID, second) = box(constraint["secondItem"]?.string, constraint["secondAttribute"]?.string), let right = value(constraint["secondAttribute"]?.string, of: second), let factor = multiplier(constraint),
              !isThroughScrolling(first.element, second.element), isOff(left, right * factor + constant) else { return nil }
        // A frame is the inner view's to choose.
        if isInside(first.element, second.element) { return [firstID] }
        if isInside(second.element, first.element) { return [secondID] }
        return [firstID, secondID]
    }

    private func box(_ id: String?, _ attribute: String?) -> (id: String, box: Box)? {
        guard var id, let attribute else { return nil }
        if let view = safeAreas[id], Self.horizontal.contains(attribute) { id = view }
        return boxes[id].map { (id, $0) }
    }

    private func isOff(_ a: Double, _ b: Double) -> Bool { abs(a - b) > 1.01 }

    private func multiplier(_ constraint: Element) -> Double? {
        guard let text = constraint["multiplier"]?.string else { return 1 }
        let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : nil
    }

    private static let horizontal: Set<String> = ["left", "right", "leading", "trailing", "centerX", "width"]

    private func value(_ attribute: String?, of box: Box) -> Double? {
        guard let attribute, box.element.flag("misplaced") != true else { return nil }
        let isHorizontal = Self.horizontal.contains(attribute)
        // Their alignment rectangles aren't their frames.
        if showsSymbol(box.element) || box.element.name == "slider" || isHorizontal && box.element.name == "switch" || !isHorizontal && box.element.name == "segmentedControl" { return nil }
        switch attribute {
        case "left", "leading": return box.x
        case "right", "trailing": return box.x + box.width
        case "centerX": return box.x + box.width / 2
        case "width": return box.width
        case "top": return box.y
        case "bottom": return box.y + box.height
        case "centerY": return box.y + box.height / 2
        case "height": return box.height
        default: return nil
        }
    }

    /// A symbol's alignment rectangle goes beyond its picture, and so does that of the view that shows nothing else.
    private func showsSymbol(_ view: Element) -> Bool {
        switch view.name {
        case "imageView": return isSymbol(view) || view.children.contains { $0.name == "imageReference" && isSymbol($0) }
        case "button": return view.children.contains { $0.name == "state" && $0["backgroundImage"] != nil && isSymbol($0) }
        default: return false
        }
    }

    private func isSymbol(_ element: Element) -> Bool { element["catalog"]?.string == "system" }

    private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

    private func isThroughScrolling(_ a: Element, _ b: Element) -> Bool { scrolls(a, within: b) || scrolls(b, within: a) }

    private func scrolls(_ inner: Element, within outer: Element) -> Bool { isInside(inner, outer) && Self.scrolling.contains(outer.name.text) }

    private func isInside(_ inner: Element, _ outer: Element) -> Bool {
        var parent = inner.parent
        while let current = parent {
            if current == outer { return true }
            parent = current.parent
        }
        return false
    }
}
