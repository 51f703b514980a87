import CCairo
import Foundation

/// Lines and Bézier curves. The immutable face of ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    package fileprivate(set) var elements: [Element] = []
    fileprivate var start = CGPoint.zero
    fileprivate var current = CGPoint.zero

    init() {}

    package init(elements: [Element]) {
        for element in elements { append(element) }
    }

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        addRectangle(rect, transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        addOval(rect, transform?.pointee ?? .identity)
    }

    public init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {
        addRounded(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
    }

    public var isEmpty: Bool { elements.isEmpty }
    public var currentPoint: CGPoint { elements.isEmpty ? .zero : current }
    public class var typeID: CFTypeID { 7 }

    public func copy() -> CGPath? { CGPath(elements: elements) }
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: transformed(transform?.pointee ?? .identity))
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        for element in transformed(transform?.pointee ?? .identity) { path.append(element) }
        return path
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) { applyWithBlock { function(info, $0) } }

    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        points.withUnsafeMutableBufferPointer { buffer in
            for element in elements {
                var handed = CGPathElement(type: element.type, points: buffer.baseAddress!)
                for (index, point) in element.points.enumerated() { buffer[index] = point }
                withUnsafePointer(to: &handed) { block($0) }
            }
        }
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

    func append(_ element: Element) {
        switch element {
        case .move(let p):
            start = p
            current = p
        case .line(let p), .quad(_, let p), .curve(_, _, let p):
            if elements.isEmpty { elements.append(.move(p)); start = p }
            current = p
        case .close:
            guard !elements.isEmpty else { return }
            current = start
        }
        elements.append(element)
    }

    func transformed(_ t: CGAffineTransform) -> [Element] {
        t.isIdentity ? elements : elements.map { $0.applying(t) }
    }
}

extension CGPath.Element {
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .curve(let c1, let c2, let p): [c1, c2, p]
        case .close: []
        }
    }

    func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
        case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
        case .close: .close
        }
    }
}
