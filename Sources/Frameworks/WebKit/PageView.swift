import UIKit

/// The text of a page, as wide as the view that scrolls it.
final class PageView: UILabel {
    /// Pages' margins, by default.
    private static let margin: CGFloat = 8

    init() {
        super.init(frame: .zero)
        numberOfLines = 0
        font = UIFont(name: "TimesNewRomanPSMT", size: 16) ?? .systemFont(ofSize: 16)
        textColor = .black
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func fit(in scrollView: UIScrollView) {
        let width = max(scrollView.bounds.width - 2 * Self.margin, 0)
        let height = text?.isEmpty == false ? sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height : 0
        frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height)
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: height == 0 ? 0 : height + 2 * Self.margin)
    }
}
