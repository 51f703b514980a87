@_exported import UIKit

/// The button for signing in with Apple: black or white, with Apple's words for it.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    private let type: ButtonType
    private let style: Style
    private let label = UILabel()

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        prepare()
    }
    public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
    public override convenience init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        (type, style) = (.default, .black)
        super.init(coder: coder)
        prepare()
    }

    /// Points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    private func prepare() {
        let isDark = style == .black
        backgroundColor = isDark ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        label.text = switch type { case .signIn: "Sign in with Apple"; case .continue: "Continue with Apple"; case .signUp: "Sign up with Apple" }
        label.textColor = isDark ? .white : .black
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = label.text
        accessibilityTraits = .button
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    /// The words are 43 % of the button's height.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.font = .systemFont(ofSize: max(bounds.height * 0.43, 1), weight: .medium)
        label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    }
}
