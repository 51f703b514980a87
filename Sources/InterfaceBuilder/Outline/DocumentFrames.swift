/// The frames of a document's views, by scene.
package struct DocumentFrames: Sendable {
    /// By the id of the scene's controller or of the xib's top-level object.
    package private(set) var scenes: [String: [FrameOutline]] = [:]
    /// Whether the document was saved on a canvas that lays out on a device: by Xcode 8 or later.
    package let isOfDevice: Bool
    /// Of Interface Builder: 11762 is Xcode 8's first.
    package let toolsVersion: Int
    /// Views that a class of the app's sizes.
    private let designed: Set<String>
    /// Of the images that the document names: points.
    package let imageSizes: [String: (width: Double, height: Double)]

    /// - Throws: a diagnostic when the document can't be read.
    package init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
        let document = try Document(bytes, path: path)
        toolsVersion = document.root["toolsVersion"].flatMap { Int($0.string.prefix { $0.isNumber }) } ?? 0
        isOfDevice = toolsVersion >= 11762 && document.root.child("device") != nil
        designed = Set(document.root.children(of: "designables").compactMap { $0["name"]?.string })
        imageSizes = Dictionary(document.root.children(of: "resources").compactMap { image -> (String, (width: Double, height: Double))? in
            guard image.name == "image", let name = image["name"], let width = image.number("width"), let height = image.number("height") else { return nil }
            return (name.string, (width, height))
        }) { first, _ in first }
        if document.kind == .storyboard {
            for scene in document.scenes {
                guard let id = scene.controller?.id?.string else { continue }
                var found: [FrameOutline] = []
                for element in scene.objects.children { collect(element, scene.controller == element ? nil : .detached, true, &found, document) }
                scenes[id] = found
            }
        } else {
            for element in document.root.children(of: "objects") {
                guard let id = element.id?.string else { continue }
                var found: [FrameOutline] = []
                collect(element, nil, true, &found, document)
                scenes[id] = found
            }
        }
    }

    private func collect(_ element: Element, _ inherited: FrameOutline.Exception?, _ isRoot: Bool, _ found: inout [FrameOutline], _ document: Document) {
        var inherited = inherited, isRoot = isRoot
        if element.id.map({ designed.contains($0.string) }) == true || isInOwnLayout(element) { inherited = inherited ?? .custom }
        if let id = element.id?.string, let rect = element.child("frame"), rect.name == "rect" {
            found.append(FrameOutline(
                id: id, element: element.name.text, line: document.place(of: rect).line,
                x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0, height: rect.number("height") ?? 0,
                exception: inherited ?? (element.flag("misplaced") == true ? .misplaced : element.flag("ambiguous") == true ? .ambiguous : nil),
                isRoot: isRoot, placeholderWidth: element.number("placeholderIntrinsicWidth"), placeholderHeight: element.number("placeholderIntrinsicHeight"),
                rowHeight: element.number("rowHeight")))
            isRoot = false
        }
        for child in element.children { collect(child, inherited, isRoot, &found, document) }
    }

    /// A cell of a collection view whose layout is a class of the app's.
    private func isInOwnLayout(_ element: Element) -> Bool {
        guard let view = element.name == "collectionReusableView" ? element.parent : element.name == "collectionViewCell" ? element.parent?.parent : nil,
              view.name == "collectionView" else { return false }
        return view.child("collectionViewLayout")?["customClass"] != nil
    }
}
