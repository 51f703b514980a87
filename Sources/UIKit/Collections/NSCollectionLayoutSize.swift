import Foundation
import ObjCRuntime

/// One side of an element's size, absolute or in relation to its container.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: ObjCObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth), to: self) }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight), to: self) }
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutDimension(.absolute, absoluteDimension), to: self) }
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutDimension(.estimated, estimatedDimension), to: self) }
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutDimension(.uniform, estimatedDimension), to: self) }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// In points, in a container of `size`.
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: size.width * dimension
        case .fractionalHeight: size.height * dimension
        default: dimension
        }
    }
}

/// The size of an element.
@preconcurrency @MainActor open class NSCollectionLayoutSize: ObjCObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { self.init(width, height) }

    func size(in container: CGSize) -> CGSize { CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container)) }
    var sizing: ElementSizing { ElementSizing(widthIsFixed: !widthDimension.isEstimated, heightIsFixed: !heightDimension.isEstimated) }
}

/// Room between elements.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: ObjCObject {
    public let spacing: CGFloat
    public let isFlexible: Bool

    init(_ spacing: CGFloat, flexible: Bool) {
        self.spacing = spacing
        isFlexible = flexible
        super.init()
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, flexible: false), to: self) }
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, flexible: true), to: self) }
    open var isFixed: Bool { !isFlexible }
}

/// Room around an element.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: ObjCObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    init(_ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    public convenience init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { self.init(leading, top, trailing, bottom) }
}

/// Where a supplementary item is tied to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: ObjCObject {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, fractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = fractional
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, fractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, fractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges, fractionalOffset, fractional: true) }
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        var x = container.midX - size.width / 2, y = container.midY - size.height / 2
        if edges.contains(.leading) { x = container.minX }
        if edges.contains(.trailing) { x = container.maxX - size.width }
        if edges.contains(.top) { y = container.minY }
        if edges.contains(.bottom) { y = container.maxY - size.height }
        x += isFractionalOffset ? offset.x * size.width : offset.x
        y += isFractionalOffset ? offset.y * size.height : offset.y
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
