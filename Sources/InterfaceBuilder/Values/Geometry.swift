import NibArchive

/// Rectangles and insets of elements.
enum Geometry {
    struct Frame {
        var x = 0.0, y = 0.0, width = 0.0, height = 0.0
    }

    /// What Xcode gives a view whose frame the document doesn't know: layout will find it.
    static let unknown = Frame(width: 1000, height: 1000)

    /// A view's frame in its superview: `<rect key="frame">`, or from edges when the document was saved without autolayout.
    static func frame(of element: Element) -> Frame? {
        if let rect = element.child(frameRole) { return rectangle(rect) }
        if let inset = element.child(insetRole) { return frame(inset, mask: element.child(maskRole), in: enclosing(element)) }
        return nil
    }

    static func rectangle(_ rect: Element) -> Frame {
        Frame(x: rect.number(xName) ?? 0, y: rect.number(yName) ?? 0, width: rect.number(widthName) ?? 0, height: rect.number(heightName) ?? 0)
    }

    private static func frame(_ inset: Element, mask: Element?, in outer: Frame) -> Frame {
        func isFlexible(_ side: Name) -> Bool { mask?.flag(side) == true }
        let (x, width) = span(inset.number("minX"), inset.number(widthName), inset.number("maxX"), outer.width, (isFlexible("flexibleMinX"), isFlexible("flexibleMaxX")))
        let (y, height) = span(inset.number("minY"), inset.number(heightName), inset.number("maxY"), outer.height, (isFlexible("flexibleMinY"), isFlexible("flexibleMaxY")))
        return Frame(x: x, y: y, width: width, height: height)
    }

    /// Two of start, length and end give the third. An edge at nothing is left out: the mask says which one the view is held by.
    private static func span(_ start: Double?, _ length: Double?, _ end: Double?, _ whole: Double, _ isFlexible: (start: Bool, end: Bool)) -> (Double, Double) {
        switch (start, length, end) {
        case (let start?, let length?, _): (start, length)
        case (let start?, nil, let end?): (start, whole - start - end)
        case (nil, let length?, let end?): (whole - length - end, length)
        case (nil, let length?, nil):
            switch isFlexible {
            case (true, true): ((whole - length) / 2, length)
            case (true, false): (whole - length, length)
            default: (0, length)
            }
        case (let start?, nil, nil): (start, whole - start)
        case (nil, nil, let end): (0, whole - (end ?? 0))
        }
    }

    private static func enclosing(_ element: Element) -> Frame {
        var ancestor = element.parent
        while let candidate = ancestor {
            if let frame = frame(of: candidate) { return frame }
            ancestor = candidate.parent
        }
        return Frame()
    }

    /// Top, left, bottom, right.
    static func insets(_ element: Element) -> [Double] {
        let sides: [(Name, Name, Name)] = [
            ("minY", "top", "top"), ("minX", "left", "leading"), ("maxY", "bottom", "bottom"), ("maxX", "right", "trailing"),
        ]
        return sides.map { side in
            let value = element.number(side.0) ?? element.number(side.1) ?? element.number(side.2) ?? 0
            // The smallest positive number stands for zero where zero means "default".
            return value < 1e-300 && value > 0 ? 0 : value
        }
    }

    private static let frameRole: Name = "frame", insetRole: Name = "frameInset", maskRole: Name = "autoresizingMask"
    private static let xName: Name = "x", yName: Name = "y", widthName: Name = "width", heightName: Name = "height"
}
