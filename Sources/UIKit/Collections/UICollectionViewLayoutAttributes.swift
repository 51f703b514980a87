import Foundation
import ObjCRuntime
import QuartzCore

/// Where and how one element of a collection view is shown.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: _MainActorObject, @preconcurrency NSCopying {
    var category: UICollectionView.ElementCategory = .cell
    var kind: String?

    public required init() { super.init() }

    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public required convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        category = .supplementaryView
        kind = elementKind
    }

    public required convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        category = .decorationView
        kind = decorationViewKind
    }

    open var indexPath: IndexPath = IndexPath(indexes: [0, 0])
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    open var representedElementKind: String? { kind }

    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center: CGPoint = .zero
    open var size: CGSize = .zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform: CGAffineTransform = .identity
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex: Int = 0
    open var isHidden: Bool = false

    /// Subclasses with properties of their own copy those as well.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Swift.type(of: self).init()
        copy.adopt(self)
        return copy
    }
    open override func copy() -> Any { copied() }
    func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as! UICollectionViewLayoutAttributes }

    func adopt(_ other: UICollectionViewLayoutAttributes) {
        category = other.category
        kind = other.kind
        indexPath = other.indexPath
        center = other.center
        size = other.size
        transform = other.transform
        transform3D = other.transform3D
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
    }

    var key: ElementKey { ElementKey(category: category.rawValue, kind: kind ?? "", path: indexPath) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UICollectionViewLayoutAttributes() }
    }
}

/// Names one element of a collection view.
struct ElementKey: Hashable {
    var category: UInt
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> ElementKey { ElementKey(category: 0, kind: "", path: path) }
    static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey { ElementKey(category: 1, kind: kind, path: path) }
    var isCell: Bool { category == 0 }
    var isSupplementary: Bool { category == 1 }
}
