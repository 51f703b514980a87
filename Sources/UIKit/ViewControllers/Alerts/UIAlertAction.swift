import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: ObjCObject, @preconcurrency NSCopying {
    open private(set) var title: String?
    open private(set) var style: Style
    let handler: ((UIAlertAction) -> Void)?
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    /// The button that shows it.
    weak var button: AlertButton?

    public convenience override init() { self.init(title: nil, style: .default) }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}
