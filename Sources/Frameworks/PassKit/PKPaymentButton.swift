import UIKit

public enum PKPaymentButtonType: Int, Sendable { case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip }
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }

/// Apple Pay's button: its words on black or white.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }
    private static let words: [PKPaymentButtonType: String] = [.buy: "Buy with ", .setUp: "Set Up ", .donate: "Donate with ", .checkout: "Check Out with ", .book: "Book with ", .subscribe: "Subscribe with "]

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: type == .plain ? 100 : 140, height: 30))
        let isDark = style == .black || style == .automatic
        setTitle("\(Self.words[type] ?? "")Apple Pay", for: .normal)
        setTitleColor(isDark ? .white : .black, for: .normal)
        backgroundColor = isDark ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    }
    public convenience init(type buttonType: PKPaymentButtonType, style buttonStyle: PKPaymentButtonStyle) { self.init(paymentButtonType: buttonType, paymentButtonStyle: buttonStyle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
