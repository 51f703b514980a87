import UIKit

/// Labels and paragraphs, warm.
enum TextWork {
    private static let paragraph = String(repeating: "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs. How vexingly quick daft zebras jump! Sphinx of black quartz, judge my vow. The five boxing wizards jump quickly. ", count: 5)

    private static func text(_ index: Int) -> String {
        switch index % 3 {
        case 0: "Row title \(index * 7919 % 100_000)"
        case 1: "Inbox (\(index * 7919 % 100_000))"
        default: "Subtitle text \(index * 7919 % 100_000), second line"
        }
    }

    static func measure() {
        let font = UIFont.systemFont(ofSize: 16)
        Figures.print("new label, its size", Figures.microseconds(2000) { index in
            let label = UILabel()
            label.font = font
            label.text = text(index)
            _ = label.intrinsicContentSize
        }, "µs")
        let label = UILabel()
        label.font = font
        Figures.print("label with another text, its size", Figures.microseconds(2000) { index in
            label.text = text(index)
            _ = label.intrinsicContentSize
        }, "µs")
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 40), format: { $0.scale = 1; return $0 }(UIGraphicsImageRendererFormat()))
        _ = renderer.image { _ in
            Figures.print("label's size and drawing", Figures.microseconds(2000) { index in
                label.text = text(index)
                label.bounds.size = label.intrinsicContentSize
                label.drawText(in: label.bounds)
            }, "µs")
        }
        Figures.print("1,000 characters wrapped at 360 points", Figures.microseconds(100) { index in
            _ = NSAttributedString(string: "\(index) " + paragraph, attributes: [.font: font]).boundingRect(with: CGSize(width: 360, height: 10_000), options: .usesLineFragmentOrigin, context: nil)
        }, "µs")
        exit(0)
    }
}
