import Foundation
import ObjCRuntime

extension UITableViewCell {
    /// See ``UIView/make(_:frame:)``.
    convenience init(madeWith style: CellStyle, reuseIdentifier: String?) { self.init(style: style, reuseIdentifier: reuseIdentifier) }

    @_silgen_name("$s5UIKit15UITableViewCellC8madeWith15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
    private static func allocate(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell

    /// `init(style:reuseIdentifier:)` of `type`.
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell { type.allocate(.default, reuseIdentifier) }
    static func allocated<Made: UITableViewCell>(_ type: Made.Type, _ style: CellStyle, _ reuseIdentifier: String?) -> Made { type.allocate(style, reuseIdentifier) as! Made }
}

extension UITableViewHeaderFooterView {
    convenience init(madeWith reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C8madeWithACSSSg_tcfC")
    private static func allocate(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

    /// `init(reuseIdentifier:)` of `type`.
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView { type.allocate(reuseIdentifier) }
    static func allocated<Made: UITableViewHeaderFooterView>(_ type: Made.Type, _ reuseIdentifier: String?) -> Made { type.allocate(reuseIdentifier) as! Made }
}
