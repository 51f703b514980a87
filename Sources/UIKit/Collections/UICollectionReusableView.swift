import Foundation
import FoundationGaps
import ObjCRuntime

/// A view that a collection view shows again for other data.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    var identifier: String?
    weak var collection: UICollectionView?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        identifier = coder.string("UIReuseIdentifier")
    }

    open var reuseIdentifier: String? { identifier }
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size that the content asks for, at the width it was given.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { fit(attributes, self) }

    /// Constraints decide; the layout says which of the sizes is fixed.
    func fit(_ attributes: UICollectionViewLayoutAttributes, _ view: UIView) -> UICollectionViewLayoutAttributes {
        let policy = collection?.collectionViewLayout.sizing(of: attributes) ?? .fixed
        guard policy != .fixed, view.hasConstrainedContent || view is any UIContentView else { return attributes }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: policy.widthIsFixed ? attributes.size.width : 0, height: policy.heightIsFixed ? attributes.size.height : 0),
            withHorizontalFittingPriority: policy.widthIsFixed ? .required : .fittingSizeLevel,
            verticalFittingPriority: policy.heightIsFixed ? .required : .fittingSizeLevel)
        let copy = attributes.copied()
        copy.size = CGSize(width: policy.widthIsFixed ? attributes.size.width : roundedUpToPixel(size.width), height: policy.heightIsFixed ? attributes.size.height : roundedUpToPixel(size.height))
        return copy
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UICollectionReusableView() }
    }
}

/// Which sizes of an element its content decides.
struct ElementSizing: Equatable {
    var widthIsFixed: Bool
    var heightIsFixed: Bool
    static let fixed = ElementSizing(widthIsFixed: true, heightIsFixed: true)
}
