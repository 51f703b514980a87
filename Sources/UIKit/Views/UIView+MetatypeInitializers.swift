import Foundation

// What lowering makes of `type.init(…)` of a class that is known at run time only (see `UIView.make(_:frame:)`): on iOS the
// initialisers of UIKit's classes are there in every subclass.

extension UIView {
    public static func _init() -> Self { _init(frame: .zero) }
    public static func _init(frame: CGRect) -> Self { make(self, frame: frame) }
}

extension UITableViewCell {
    public static func _init(style: CellStyle, reuseIdentifier: String?) -> Self { allocated(self, style, reuseIdentifier) }
}

extension UITableViewHeaderFooterView {
    public static func _init(reuseIdentifier: String?) -> Self { allocated(self, reuseIdentifier) }
}

extension UITableView {
    convenience init(madeWith frame: CGRect, style: Style) { self.init(frame: frame, style: style) }

    @_silgen_name("$s5UIKit11UITableViewC8madeWith5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
    private static func allocate(_ frame: CGRect, _ style: Style) -> UITableView

    private static func allocated<Made: UITableView>(_ type: Made.Type, _ frame: CGRect, _ style: Style) -> Made { type.allocate(frame, style) as! Made }
    public static func _init(frame: CGRect, style: Style) -> Self { allocated(self, frame, style) }
}

extension UICollectionView {
    convenience init(madeWith frame: CGRect, layout: UICollectionViewLayout) { self.init(frame: frame, collectionViewLayout: layout) }

    @_silgen_name("$s5UIKit16UICollectionViewC8madeWith6layoutAC10Foundation6CGRectV_AA0bC6LayoutCtcfC")
    private static func allocate(_ frame: CGRect, _ layout: consuming UICollectionViewLayout) -> UICollectionView

    private static func allocated<Made: UICollectionView>(_ type: Made.Type, _ frame: CGRect, _ layout: UICollectionViewLayout) -> Made { type.allocate(frame, layout) as! Made }
    public static func _init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) -> Self { allocated(self, frame, collectionViewLayout) }
}

extension UIViewController {
    convenience init(madeWith nibName: String?, bundle: Bundle?) { self.init(nibName: nibName, bundle: bundle) }

    @_silgen_name("$s5UIKit16UIViewControllerC8madeWith6bundleACSSSg_10Foundation6BundleCSgtcfC")
    private static func allocate(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> UIViewController

    private static func allocated<Made: UIViewController>(_ type: Made.Type, _ nibName: String?, _ bundle: Bundle?) -> Made { type.allocate(nibName, bundle) as! Made }
    public static func _init() -> Self { _init(nibName: nil, bundle: nil) }
    public static func _init(nibName: String?, bundle: Bundle?) -> Self { allocated(self, nibName, bundle) }
}
