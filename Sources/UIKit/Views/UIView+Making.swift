import Foundation

/// Instances of classes that are known at run time only: registered cells, header views, layout's reusable views.
///
/// Objective-C sends `alloc` and `init…` to any class; Swift asks for a `required` initialiser, which apps would have to spell.
/// A convenience initialiser's entry takes the class to make as its `self`, and it calls the designated one through the class's
/// own table. Declaring that entry as a static method under its symbol is all that is needed to hand it any class. A class that
/// lacks the initialiser stops, as on iOS, with "Use of unimplemented initializer".
extension UIView {
    convenience init(madeWith frame: CGRect) { self.init(frame: frame) }

    @_silgen_name("$s5UIKit6UIViewC8madeWithAC10Foundation6CGRectV_tcfC")
    private static func allocate(_ frame: CGRect) -> UIView

    /// `init(frame:)` of `type`.
    static func make<Made: UIView>(_ type: Made.Type, frame: CGRect = .zero) -> Made { type.allocate(frame) as! Made }
}
