/// The frames of a document's views, by scene.
package struct DocumentFrames: Sendable {
    /// By the id of the scene's controller or of the xib's top-level object.
    package private(set) var scenes: [String: [FrameOutline]] = [:]
    /// Whether the document was saved on a canvas that lays out on a device: by Xcode 8 or later.
    package let isOfDevice: Bool
    /// Of Interface Builder: 11762 is Xcode 8's first.
    package let toolsVersion: Int
    /// What the canvas laid out with: 18 for Xcode 16.
    package var systemVersion: Double { CanvasSystem.version(toolsVersion: toolsVersion) }
    /// Views that a class of the app's sizes.
    private let designed: Set<String>
    /// Constraints that the document's frames don't hold to: the canvas did without them.
    package let contradictedConstraints: Set<String>
    private let contradictedViews: Set<String>
    private let screenWidth: Double
    private let overlapping: Set<String>
    /// Of the images that the document names: points.
    package let imageSizes: [String: (width: Double, height: Double)]

    /// - Parameter screenWidth: the device's, as it is held.
    /// - Throws: a diagnostic when the document can't be read.
    package init(_ bytes: [UInt8], path: String, screenWidth: Double) throws(Diagnostic) {
        let document = try Document(bytes, path: path)
        self.screenWidth = screenWidth
        overlapping = OverlappingRows(document).cells
        let contradictions = FrameContradictions(document)
        (contradictedConstraints, contradictedViews) = (contradictions.constraints, contradictions.views)
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
        if isUnnamedPrototype(element) { inherited = inherited ?? .unnamed }
        if let id = element.id?.string, let rect = element.child("frame"), rect.name == "rect" {
            found.append(FrameOutline(
                id: id, element: element.name.text, line: document.place(of: rect).line,
                x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0, height: rect.number("height") ?? 0,
                exception: inherited ?? exception(of: element, id, rect),
                isRoot: isRoot, subject: subject(of: element), placeholderWidth: element.number("placeholderIntrinsicWidth"), placeholderHeight: element.number("placeholderIntrinsicHeight"),
                rowHeight: element.number("rowHeight"), reuseIdentifier: element["reuseIdentifier"]?.string, itemSize: itemSize(element)))
            isRoot = false
        }
        for child in element.children { collect(child, inherited, isRoot, &found, document) }
    }

    private func subject(of element: Element) -> FrameOutline.Subject {
        if element.flag("fixedFrame") == true { return .alignmentRectangle }
        return element.parent?.name == "barButtonItem" ? .placeInBar : .frame
    }

    private func itemSize(_ element: Element) -> (width: Double, height: Double)? {
        guard let size = element.child("customSize") else { return nil }
        return size.number("width").flatMap { width in size.number("height").map { (width, $0) } }
    }

    private func exception(of element: Element, _ id: String, _ rect: Element) -> FrameOutline.Exception? {
        if element.flag("misplaced") == true { return .misplaced }
        if element.flag("ambiguous") == true { return .ambiguous }
        if isStale(element, rect) || overlapping.contains(id) { return .stale }
        return contradictedViews.contains(id) ? .contradicted : nil
    }

    private func isStale(_ element: Element, _ rect: Element) -> Bool {
        guard let controller = element.parent, Scene.controllerNames.contains(controller.name) else { return false }
        if element.name == "tabBar", controller.name == "tabBarController", rect.number("y") == 0 { return true }
        if ["navigationBar", "tabBar", "toolbar"].contains(element.name) { return rect.number("width") != screenWidth }
        guard let free = controller.child("freeformSize") else { return false }
        return free.number("width") != rect.number("width") || free.number("height") != rect.number("height")
    }

    /// Only prototypes with an identifier are compiled.
    private func isUnnamedPrototype(_ element: Element) -> Bool {
        guard element["reuseIdentifier"] == nil else { return false }
        switch element.name {
        case "tableViewCell": return element.parent?.name == "prototypes"
        case "collectionViewCell": return element.parent?.name == "cells"
        case "collectionReusableView": return element.parent?.name == "collectionView"
        default: return false
        }
    }

    /// A cell of a collection view whose layout is a class of the app's.
    private func isInOwnLayout(_ element: Element) -> Bool {
        guard let view = element.name == "collectionReusableView" ? element.parent : element.name == "collectionViewCell" ? element.parent?.parent : nil,
              view.name == "collectionView" else { return false }
        return view.child("collectionViewLayout")?["customClass"] != nil
    }
}
