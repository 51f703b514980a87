import Foundation
import FoundationGaps
import ObjCRuntime

/// The text field of a search bar: grey, rounded, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    var iconImage: UIImage? { didSet { (leftView as? UIImageView)?.image = iconImage ?? Self.glass } }
    var fieldBackground: UIImage? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor! = .systemBlue
    open var allowsDeletingTokens: Bool = true
    open var allowsCopyingTokens: Bool = true
    open var searchSuggestions: [any UISearchSuggestion]?
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    private static var glass: UIImage? { UIImage(systemName: "magnifyingglass") }

    private func prepareSearch() {
        font = .systemFont(ofSize: 17)
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        let icon = UIImageView(image: Self.glass)
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        leftView = icon
        leftViewMode = .always
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX - 26 : 6, y: bounds.midY - 10, width: 20, height: 20)
    }

    open override func draw(_ rect: CGRect) {
        if let fieldBackground { return fieldBackground.draw(in: bounds) }
        (backgroundColor ?? .tertiarySystemFill).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 10).fill()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UISearchTextField() }
    }
}

/// A search criterion shown as one block in a search field.
@preconcurrency @MainActor open class UISearchToken: ObjCObject {
    let icon: UIImage?
    let text: String

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    open var representedObject: Any?
}
