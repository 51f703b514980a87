import Foundation

/// The bubble of a popover: rounded by 13 points, with an arrow on one side.
final class PopoverBubble: UIView {
    private let body = UIView()
    private let arrow = UIView()
    private var direction = UIPopoverArrowDirection.up
    private var offset: CGFloat = 0

    var color: UIColor { didSet { updateColors() } }

    var content: UIView? {
        didSet {
            if oldValue !== content { oldValue?.removeFromSuperview() }
            guard let content else { return }
            content.frame = body.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            body.addSubview(content)
        }
    }

    init(color: UIColor = .systemBackground) {
        self.color = color
        super.init(frame: .zero)
        body.layer.cornerRadius = 13
        body.clipsToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        addSubview(arrow)
        addSubview(body)
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    func point(_ direction: UIPopoverArrowDirection, at offset: CGFloat) {
        self.direction = direction
        self.offset = offset
        setNeedsLayout()
    }

    private func updateColors() {
        body.backgroundColor = color
        arrow.backgroundColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let length = PopoverLayout.arrowLength
        let side = length * 1.414
        var tip = CGPoint.zero
        switch direction {
        case .down:
            body.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - length)
            tip = CGPoint(x: bounds.midX + offset, y: bounds.height - length)
        case .left:
            body.frame = CGRect(x: length, y: 0, width: bounds.width - length, height: bounds.height)
            tip = CGPoint(x: length, y: bounds.midY + offset)
        case .right:
            body.frame = CGRect(x: 0, y: 0, width: bounds.width - length, height: bounds.height)
            tip = CGPoint(x: bounds.width - length, y: bounds.midY + offset)
        default:
            body.frame = CGRect(x: 0, y: length, width: bounds.width, height: bounds.height - length)
            tip = CGPoint(x: bounds.midX + offset, y: length)
        }
        arrow.transform = .identity
        arrow.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        arrow.center = tip
        arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
        content?.frame = body.bounds
    }
}
