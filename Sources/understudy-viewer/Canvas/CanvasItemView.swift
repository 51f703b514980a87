import UIKit
import Viewing

/// One item of the canvas: the scene's picture or a box with words, its title and its dock above it.
final class CanvasItemView: UIView {
    private static let titleHeight: CGFloat = 28

    init(_ item: ViewerCanvas.Item, _ picture: UIImage?) {
        let frame = CGRect(item.frame)
        super.init(frame: frame.inset(by: UIEdgeInsets(top: -Self.titleHeight, left: 0, bottom: 0, right: 0)))
        let body = CGRect(x: 0, y: Self.titleHeight, width: frame.width, height: frame.height)
        switch item.content {
        case .scene: addPicture(picture, body)
        case .words(let words, let isError): addWords(words, isError: isError, body)
        }
        addTitle(item)
    }

    required init?(coder: NSCoder) { fatalError("no nib holds it") }

    private func addPicture(_ picture: UIImage?, _ body: CGRect) {
        let view = UIImageView(image: picture)
        view.frame = body
        view.contentMode = .scaleToFill
        outline(view, UIColor(white: 0.7, alpha: 1))
        addSubview(view)
    }

    private func addWords(_ words: String, isError: Bool, _ body: CGRect) {
        let label = UILabel(frame: body)
        label.text = words
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = isError ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 14)
        label.textColor = isError ? .systemRed : .darkGray
        label.backgroundColor = .white
        outline(label, isError ? .systemRed : .gray)
        if !isError { label.layer.cornerRadius = 8 }
        label.clipsToBounds = true
        addSubview(label)
    }

    private func outline(_ view: UIView, _ color: UIColor) {
        view.layer.borderWidth = 1
        view.layer.borderColor = color.cgColor
    }

    // MARK: Title and dock

    private func addTitle(_ item: ViewerCanvas.Item) {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: Self.titleHeight))
        bar.backgroundColor = UIColor(white: 0.98, alpha: 1)
        outline(bar, UIColor(white: 0.7, alpha: 1))
        addSubview(bar)
        var right = bounds.width - 8
        if item.hasDock, bounds.width > 200 {
            for icon in DockIcon.all(hasExit: item.hasExit).reversed() {
                right -= 16
                icon.frame.origin = CGPoint(x: right, y: (Self.titleHeight - icon.frame.height) / 2)
                bar.layer.addSublayer(icon)
                right -= 6
            }
        }
        let label = UILabel(frame: CGRect(x: 8, y: 0, width: max(right - 12, 0), height: Self.titleHeight))
        label.text = item.title
        label.font = .systemFont(ofSize: 13)
        label.textColor = .darkGray
        bar.addSubview(label)
    }
}
